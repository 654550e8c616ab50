import { useStanding } from '@isp/session'
import { type ComponentType, useEffect, useState } from 'react'

type BuyerPlaceProps = { look: 'strip' | 'menu' }

/**
 * Room in the header for whom one buys (§2.9). The server and the first render know nobody, so nothing moves when it comes.
 * What comes is brought by hand: a fallback of Suspense would hold back rows that have yet to come to life (React waits
 * 300 ms after one). Without it links of the header still lead where they should.
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
