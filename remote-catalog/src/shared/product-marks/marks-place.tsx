import { type ComponentType, lazy, Suspense } from 'react'
import type { MarksProps } from './marks-props.ts'

/** A part of its own: the server has drawn the buttons, and what is pressed before it comes is held for it (010). */
const ProductMarks = lazy(() =>
  import(/* webpackChunkName: "marks" */ './product-marks.tsx').then(
    (part): { default: ComponentType<MarksProps> } => ({ default: part.ProductMarks }),
    () => ({ default: () => null }), // without it a list is still a list
  ),
)

/** «Сравнить» and «В избранное» of one product. */
export const MarksPlace = (props: MarksProps) => (
  <Suspense>
    <ProductMarks {...props} />
  </Suspense>
)
