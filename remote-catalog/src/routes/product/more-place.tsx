import { type ComponentType, lazy, Suspense, useRef } from 'react'
import { useIsNear } from '../../shared/basket-slot/use-is-near.ts'
import type { MoreProps } from './product-more.tsx'

const More = lazy(() =>
  import(/* webpackChunkName: "cards" */ './product-more.tsx').then(
    (part): { default: ComponentType<MoreProps> } => ({ default: part.ProductMore }),
    () => ({ default: () => null }), // a product is whole without it
  ),
)

/** What comes when its place is near the screen: the server knows nothing of it. */
export const MorePlace = (props: MoreProps) => {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(place)
  return (
    <div ref={place}>
      {isNear && (
        <Suspense>
          <More {...props} />
        </Suspense>
      )}
    </div>
  )
}
