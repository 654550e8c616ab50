import { LinkButton } from '@isp/ui'
import { latePart } from '../late-part/late-part.tsx'
import { pageMessages } from '../page/page.messages.ts'

/** In a part of its own: most lists have goods. If the chunk fails, its link is still shown. */
export const ListStatePlace = latePart(
  async () => (await import(/* webpackChunkName: "cards" */ './list-state.tsx')).ListState,
  ({ to }) => <LinkButton to={to}>{pageMessages.toCatalog}</LinkButton>,
)
