import { lacksName, useStanding } from '@isp/session'
import { type ComponentType, useEffect, useState } from 'react'

/**
 * Above the footer: what is brought only for somebody who has not subscribed (§2.13) or whose name is not known (§2.10).
 * Once there it stays, to go as it came.
 */
export const PersonPlace = () => {
  const standing = useStanding()
  const isNeeded = 'user' in standing && (!standing.user.mailing || lacksName(standing.user))
  const [Late, setLate] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (!isNeeded) return
    import(/* webpackChunkName: "person" */ './person-late.tsx').then(
      ({ PersonLate }) => setLate(() => PersonLate),
      () => {},
    )
  }, [isNeeded])
  return Late && <Late />
}
