import { useStanding } from '@isp/session'
import { Skeleton } from '@isp/ui'
import { lazy, Suspense } from 'react'
import { layoutMessages as messages } from './layout.messages.ts'

const NoSuchPage = lazy(async () => {
  const { NoSuchPage } = await import('../staff/no-such-page.tsx')
  return { default: NoSuchPage }
})
const StaffFrame = lazy(async () => {
  const { StaffFrame } = await import(/* webpackChunkName: "staff" */ '../staff/staff-frame.tsx')
  return { default: StaffFrame }
})

/** The staff's pages in their frame, for the staff; nothing at all for others, who do not even fetch its scripts. */
export const StaffPlace = () => {
  const standing = useStanding()
  const isStaff = 'user' in standing && standing.user.staff_role !== null
  return (
    <Suspense
      fallback={
        <div role="status" aria-label={messages.loading}>
          <Skeleton shape="box" height="240px" />
        </div>
      }
    >
      {isStaff ? <StaffFrame /> : <NoSuchPage />}
    </Suspense>
  )
}
