import { Suspense } from 'react'
import { useShellData } from '../../app/shell-data.tsx'
import { bringLate } from '../bring-late.ts'

const ServiceNotice = bringLate(
  async () => (await import(/* webpackChunkName: "notice" */ './service-notice.tsx')).ServiceNotice,
)

/** §2.4: a message of the shop above the header; pages without one bring nothing for it. */
export const NoticePlace = () => {
  const { notice } = useShellData()
  return (
    notice && (
      <Suspense>
        <ServiceNotice notice={notice} />
      </Suspense>
    )
  )
}
