import { type ComponentType, lazy, Suspense } from 'react'
import type { PriceChoiceProps } from './price-choice.tsx'

const PriceChoice = lazy(() =>
  import(/* webpackChunkName: "marks" */ '../selections/toolbar-extras.tsx').then(
    (part): { default: ComponentType<PriceChoiceProps> } => ({ default: part.ToolbarExtras }),
    () => ({ default: () => null }), // prices stay as they were chosen
  ),
)

export const PriceChoicePlace = (props: PriceChoiceProps) => (
  <Suspense>
    <PriceChoice {...props} />
  </Suspense>
)
