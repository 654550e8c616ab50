import { type ComponentType, lazy, Suspense } from 'react'
import type { SectionCardsProps } from './section-cards.tsx'
import { SectionChips } from './section-chips.tsx'

/** In a part of its own: sections and products have no use for it. */
const SectionCards = lazy(() =>
  import(/* webpackChunkName: "cards" */ './section-cards.tsx').then(
    (part): { default: ComponentType<SectionCardsProps> } => ({ default: part.SectionCards }),
    () => ({ default: SectionChips }), // without pictures they lead on as well
  ),
)

export const SectionCardsPlace = (props: SectionCardsProps) => (
  <Suspense>
    <SectionCards {...props} />
  </Suspense>
)
