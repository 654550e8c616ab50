import { isSignedIn, useStanding } from '@isp/session'
import { type ComponentType, lazy, Suspense } from 'react'

type BuyerPlaceProps = { look: 'strip' | 'menu' }

/** Brought for whoever is signed in alone; without it the cabinet still knows company and agreement. */
const BuyerLine = lazy(async (): Promise<{ default: ComponentType<BuyerPlaceProps> }> => {
  try {
    const { BuyerLine } = await import(/* webpackChunkName: "signed-in" */ './buyer-line.tsx')
    return { default: BuyerLine }
  } catch {
    return { default: () => null }
  }
})

/** Room in the header for whom one buys (§2.9). The server and the first render know nobody, so nothing moves when it comes. */
export const BuyerPlace = ({ look }: BuyerPlaceProps) => {
  const standing = useStanding()
  return (
    <div data-look={look} css={{ flex: '1 1 0', minWidth: 0 }}>
      {isSignedIn(standing) && (
        <Suspense>
          <BuyerLine look={look} />
        </Suspense>
      )}
    </div>
  )
}
