import { type ComponentType, lazy, Suspense } from 'react'
import { type ShellNotice, useShellData } from '../../app/shell-data.tsx'

type Part = { default: ComponentType<{ notice: ShellNotice }> }

/** A part that does not come leaves what the server has drawn: the message can be read all the same. */
const ServiceNotice = lazy(() =>
  import(/* webpackChunkName: "notice" */ './service-notice.tsx').then(
    (part): Part => ({ default: part.ServiceNotice }),
    () => new Promise<Part>(() => {}),
  ),
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
