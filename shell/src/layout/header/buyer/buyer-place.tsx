import { useStanding } from '@isp/session'
import { type ComponentType, lazy, Suspense } from 'react'

type BuyerPlaceProps = { look: 'strip' | 'menu' }

/** Brought once it is known who is here; without it links of the header still lead where they should. */
const HeaderLate = lazy(async (): Promise<{ default: ComponentType<BuyerPlaceProps> }> => {
  try {
    const { HeaderLate } = await import(/* webpackChunkName: "header-late" */ './header-late.tsx')
    return { default: HeaderLate }
  } catch {
    return { default: () => null }
  }
})

/** Room in the header for whom one buys (§2.9). The server and the first render know nobody, so nothing moves when it comes. */
export const BuyerPlace = ({ look }: BuyerPlaceProps) => (
  <div data-look={look} css={{ flex: '1 1 0', minWidth: 0 }}>
    {useStanding().kind !== 'unknown' && (
      <Suspense>
        <HeaderLate look={look} />
      </Suspense>
    )}
  </div>
)
