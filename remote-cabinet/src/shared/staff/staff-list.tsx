import { Read, type ReadQuery } from '@isp/federation/page'
import { EmptyState, LinkButton, Pagination, Stack, Text } from '@isp/ui'
import type { ReactNode } from 'react'
import { staffMessages as messages } from './staff.messages.ts'

type Page<Item> = { items: Item[]; total: number; pages: number }

type StaffListProps<Item> = {
  query: ReadQuery<Page<Item>>
  page: number
  hrefOf: (page: number) => string
  table: (items: readonly Item[], isLoading: boolean) => ReactNode
  empty?: ReactNode
}

/** How every list of the staff shows itself: grey, failed, empty, there, and its pages. */
export const StaffList = <Item,>({ query, page, hrefOf, table, empty }: StaffListProps<Item>) => (
  <Read
    query={query}
    waiting={table([], true)}
    instead={{
      404: (
        <EmptyState
          icon="search"
          title={messages.noListPage}
          action={<LinkButton to={hrefOf(1)}>{messages.toFirst}</LinkButton>}
        />
      ),
    }}
    isEmpty={({ total }) => total === 0}
    empty={
      empty ?? (
        <EmptyState icon="search" title={messages.nothingTitle} text={messages.nothingText} />
      )
    }
  >
    {({ items, total, pages }) => (
      <Stack gap={4}>
        <Text tone="muted" size="s">
          <span role="status">{messages.found(total)}</span>
        </Text>
        {table(items, false)}
        <Pagination page={page} pages={pages} hrefOf={hrefOf} />
      </Stack>
    )}
  </Read>
)
