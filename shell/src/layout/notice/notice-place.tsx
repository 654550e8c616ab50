import { Suspense } from 'react'
import { useShellData } from '../../app/shell-data.tsx'
import { lazyKeepingHtml } from '../lazy-keeping-html.ts'

const ServiceNotice = lazyKeepingHtml(
  async () => (await import(/* webpackChunkName: "notice" */ './service-notice.tsx')).ServiceNotice,
)

/** §2.4: the place for a message of the shop above the header; pages without a message load nothing for it. */
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
