import { useStanding } from '@isp/session'
import { type ComponentType, useEffect, useState } from 'react'

type BuyerPlaceProps = { look: 'strip' | 'menu' }

/**
 * Space in the header for the chosen company (§2.9). Server and first render know no user, so nothing moves when it is
 * filled. Loaded without Suspense, whose fallback would delay the hydration of later rows (React waits 300 ms after
 * one). If loading fails, the header's links still work.
 */
export const BuyerPlace = ({ look }: BuyerPlaceProps) => {
  const isKnown = useStanding().kind !== 'unknown'
  const [Late, setLate] = useState<ComponentType<BuyerPlaceProps> | null>(null)
  useEffect(() => {
    if (!isKnown) return
    import(/* webpackChunkName: "header-late" */ './header-late.tsx').then(
      ({ HeaderLate }) => setLate(() => HeaderLate),
      () => {},
    )
  }, [isKnown])
  return (
    <div data-look={look} css={{ flex: '1 1 0', minWidth: 0 }}>
      {Late && <Late look={look} />}
    </div>
  )
}
