import { isSignedIn, useStanding } from '@isp/session'
import { type ComponentType, lazy, Suspense } from 'react'
import { QuickOrderOpener } from '../quick-order/quick-order-opener.tsx'

type HeaderLateProps = { look: 'strip' | 'menu' }

/** Brought for whoever is signed in alone; without it the cabinet still knows company and agreement. */
const BuyerLine = lazy(async (): Promise<{ default: ComponentType<HeaderLateProps> }> => {
  try {
    const { BuyerLine } = await import(/* webpackChunkName: "signed-in" */ './buyer-line.tsx')
    return { default: BuyerLine }
  } catch {
    return { default: () => null }
  }
})

/** What the header gets after the page: for whom one buys, and the box for a pasted list for everybody. */
export const HeaderLate = ({ look }: HeaderLateProps) => (
  <>
    {isSignedIn(useStanding()) && (
      <Suspense>
        <BuyerLine look={look} />
      </Suspense>
    )}
    {look === 'strip' && <QuickOrderOpener />}
  </>
)
