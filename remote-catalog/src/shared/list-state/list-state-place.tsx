import { LinkButton } from '@isp/ui'
import { type ComponentType, lazy, Suspense } from 'react'
import { pageMessages } from '../page/page.messages.ts'
import type { ListStateProps } from './list-state.tsx'

/** In a part of its own: most lists have goods. Without it the way on stands there still. */
const ListState = lazy(() =>
  import(/* webpackChunkName: "cards" */ './list-state.tsx').then(
    (part): { default: ComponentType<ListStateProps> } => ({ default: part.ListState }),
    () => ({
      default: ({ to }: ListStateProps) => (
        <LinkButton to={to}>{pageMessages.toCatalog}</LinkButton>
      ),
    }),
  ),
)

export const ListStatePlace = (props: ListStateProps) => (
  <Suspense>
    <ListState {...props} />
  </Suspense>
)
