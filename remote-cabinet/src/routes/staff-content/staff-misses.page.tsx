import type { SearchMiss } from '@isp/contract'
import { contentUrls } from '@isp/contract/content-urls'
import { urls } from '@isp/contract/urls'
import { useRemoteContext } from '@isp/federation/remote'
import { formatDate } from '@isp/i18n'
import { useQuery } from '@isp/query'
import { Link, useSearchParams } from '@isp/router'
import { type DataColumn, DataTable, EmptyState, LinkButton } from '@isp/ui'
import { missesQuery } from '../../shared/staff/content.queries.ts'
import { staffMessages } from '../../shared/staff/staff.messages.ts'
import { StaffList } from '../../shared/staff/staff-list.tsx'
import { StaffPage } from '../../shared/staff/staff-page.tsx'
import { parseStaffParams, staffSearch } from '../../shared/staff/staff-params.ts'
import { missesMessages as messages } from './staff-misses.messages.ts'
import { TakenGoods } from './taken-goods.tsx'

const columns: readonly DataColumn<SearchMiss>[] = [
  {
    key: 'asked',
    header: messages.asked,
    card: 'title',
    render: ({ asked }) => (
      <Link to={urls.search(asked)} aria-label={messages.trySearch(asked)}>
        {asked}
      </Link>
    ),
  },
  {
    key: 'times',
    header: messages.times,
    align: 'end',
    render: ({ times }) => messages.timesOf(times),
  },
  {
    key: 'taken',
    header: messages.taken,
    render: ({ taken }) => <TakenGoods taken={taken} />,
  },
  { key: 'last', header: messages.last, render: ({ lastOn }) => formatDate(lastOn) },
  {
    key: 'first',
    header: messages.first,
    priority: 2,
    render: ({ firstOn }) => formatDate(firstOn),
  },
  {
    key: 'actions',
    header: messages.actions,
    isHeaderHidden: true,
    align: 'end',
    card: 'action',
    render: ({ asked }) => (
      <LinkButton
        to={contentUrls.synonyms(new URLSearchParams({ said: asked }))}
        variant="secondary"
        size="s"
        aria-label={messages.toSynonymsOf(asked)}
      >
        {messages.toSynonyms}
      </LinkButton>
    ),
  },
]

/** /cabinet/staff/misses/: what the search had no answer to, and the way from there into the dictionary. */
export const Page = () => {
  const { api } = useRemoteContext()
  const { page } = parseStaffParams(useSearchParams()[0], '', [])
  const query = useQuery(missesQuery(api, { page }))
  return (
    <StaffPage title={staffMessages.misses} note={messages.note}>
      <StaffList
        query={query}
        page={page}
        hrefOf={(to) => contentUrls.misses(staffSearch({ page: to }, ''))}
        table={(misses, isLoading) => (
          <DataTable
            caption={staffMessages.misses}
            columns={columns}
            rows={misses}
            rowKey={({ asked }) => asked}
            isLoading={isLoading}
          />
        )}
        empty={
          <EmptyState icon="check-circle" title={messages.emptyTitle} text={messages.emptyText} />
        }
      />
    </StaffPage>
  )
}
