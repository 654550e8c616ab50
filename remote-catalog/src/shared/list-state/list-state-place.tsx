import { LinkButton } from '@isp/ui'
import { latePart } from '../late-part/late-part.tsx'
import { pageMessages } from '../page/page.messages.ts'

/** In a part of its own: most lists have goods. Without it the way on stands there still. */
export const ListStatePlace = latePart(
  async () => (await import(/* webpackChunkName: "cards" */ './list-state.tsx')).ListState,
  ({ to }) => <LinkButton to={to}>{pageMessages.toCatalog}</LinkButton>,
)
