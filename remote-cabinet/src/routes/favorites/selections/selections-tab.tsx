import type { Selection } from '@isp/contract'
import { urls } from '@isp/contract/urls'
import { Read } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { EmptyState, LinkButton, Skeleton, Stack, Text } from '@isp/ui'
import { SelectionRow } from './selection-row.tsx'
import { selectionsCss } from './selections.css.ts'
import { selectionsMessages as messages } from './selections.messages.ts'
import { selectionsQuery } from './selections.queries.ts'
import { useSelectionChanges } from './use-selection-changes.ts'

/** Filters that were kept under a name: opened with one click, with a letter or without. */
export const SelectionsTab = () => {
  const { api, session } = useRemoteContext()
  const selections = useQuery(selectionsQuery(api, session.identity()))
  return (
    <Read
      query={selections}
      title={messages.failed}
      waiting={
        <div role="status" aria-label={messages.waiting}>
          <Skeleton shape="box" height="320px" />
        </div>
      }
      isEmpty={({ items }) => items.length === 0}
      empty={
        <EmptyState
          icon="filter"
          title={messages.empty}
          text={messages.emptyText}
          action={<LinkButton to={urls.catalog()}>{messages.toCatalog}</LinkButton>}
        />
      }
    >
      {({ items }) => <SelectionList items={items} />}
    </Read>
  )
}

const SelectionList = ({ items }: { items: readonly Selection[] }) => {
  const changes = useSelectionChanges()
  return (
    <Stack gap={3}>
      <Text tone="secondary" css={{ maxWidth: '80ch' }}>
        {messages.note}
      </Text>
      <ul css={selectionsCss} aria-label={messages.title}>
        {items.map((item) => (
          <SelectionRow key={item.id} item={item} changes={changes} />
        ))}
      </ul>
    </Stack>
  )
}
