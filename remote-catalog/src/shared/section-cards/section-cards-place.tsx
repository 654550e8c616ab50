import { latePart } from '../late-part/late-part.tsx'
import { SectionChips } from './section-chips.tsx'

/** In a part of its own: sections and products have no use for it. Without pictures they lead on as well. */
export const SectionCardsPlace = latePart(
  async () => (await import(/* webpackChunkName: "cards" */ './section-cards.tsx')).SectionCards,
  SectionChips,
)
