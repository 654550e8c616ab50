import { useStanding } from '@isp/session'
import { NamePlace } from './name-place.tsx'
import { Subscription } from './subscription.tsx'

export const PersonLate = () => {
  const standing = useStanding()
  if (!('user' in standing)) return null
  return (
    <>
      <Subscription key={standing.user.id} user={standing.user} />
      <NamePlace />
    </>
  )
}
