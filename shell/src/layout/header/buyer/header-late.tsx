import { isSignedIn, useStanding } from '@isp/session'
import { type ComponentType, lazy, Suspense } from 'react'
import { QuickOrderOpener } from '../quick-order/quick-order-opener.tsx'

type HeaderLateProps = { look: 'strip' | 'menu' }

/** Loaded only for signed-in users; if it fails, company and agreement can still be changed in the cabinet. */
const BuyerLine = lazy(async (): Promise<{ default: ComponentType<HeaderLateProps> }> => {
  try {
    const { BuyerLine } = await import(/* webpackChunkName: "signed-in" */ './buyer-line.tsx')
    return { default: BuyerLine }
  } catch {
    return { default: () => null }
  }
})

/** Parts of the header loaded after the page: the chosen company for signed-in users, and the box for a pasted list. */
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
