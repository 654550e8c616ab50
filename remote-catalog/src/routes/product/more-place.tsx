import { type ComponentType, lazy, Suspense } from 'react'
import { NearPlace } from '../../shared/near-place/near-place.tsx'
import type { MoreProps } from './product-more.tsx'

/** Asked for with the product itself: what of the page came later would push down what is being read. */
export const loadMore = () => import(/* webpackChunkName: "cards" */ './product-more.tsx')

const More = lazy(() =>
  loadMore().then(
    (part): { default: ComponentType<MoreProps> } => ({ default: part.ProductMore }),
    () => new Promise<never>(() => {}), // what the server sent stays as it is
  ),
)

/** What comes when its place is near the screen: the server knows nothing of it. */
export const MorePlace = (props: MoreProps) => (
  <NearPlace>
    <Suspense>
      <More {...props} />
    </Suspense>
  </NearPlace>
)

/** What the server sends whole, with the code that makes it alive in the same late part. */
export const FactsPlace = (props: MoreProps) => (
  <Suspense>
    <More {...props} />
  </Suspense>
)
