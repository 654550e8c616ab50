import { lacksName, useStanding } from '@isp/session'
import { type ComponentType, useEffect, useState } from 'react'

/**
 * Parts above the footer, loaded only for users without a newsletter subscription (§2.13) or with an unknown name
 * (§2.10). Once mounted they stay, so that they can close with an animation.
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
