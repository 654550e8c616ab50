import { draftUrls, urls } from '@isp/contract/urls'
import { Read } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { keepPreviousData, useQuery } from '@isp/query'
import { useSearchParams } from '@isp/router'
import { EmptyState, LinkButton, media, Pagination, Stack, Text } from '@isp/ui'
import {
  type DraftList,
  type DraftListParams,
  draftsQuery,
  useDraftReader,
} from '../../shared/draft/draft.queries.ts'
import { ListFilter } from '../../shared/page/list-filter.tsx'
import { draftsMessages as messages } from './drafts.messages.ts'
import { draftsSearch, parseDraftsParams } from './drafts.params.ts'
import { DraftsTable } from './drafts-table.tsx'
import { SelectableDrafts } from './selectable-drafts.tsx'

const filterCss = {
  [media.up(744)]: { gridTemplateColumns: 'minmax(220px, 360px) auto', justifyContent: 'start' },
} as const

const addressOf = (params: DraftListParams): string => draftUrls.list(draftsSearch(params))

/** Search, table and pages; all of it lives in the address. */
export const DraftsList = () => {
  const { api } = useRemoteContext()
  const reader = useDraftReader()
  const params = parseDraftsParams(useSearchParams()[0])
  const query = useQuery({
    ...draftsQuery(api, reader, params),
    placeholderData: keepPreviousData,
  })
  const list = (
    <Read
      query={query}
      waiting={<DraftsTable drafts={[]} isLoading />}
      instead={{ 404: <NoSuchPage params={params} /> }}
      isEmpty={({ total }) => total === 0}
      empty={params.q ? <NothingFound /> : <NoDrafts />}
    >
      {(data) => <FoundDrafts data={data} params={params} />}
    </Read>
  )
  if (query.data?.total === 0 && !params.q) return list
  return (
    <Stack gap={4}>
      <ListFilter
        key={params.q ?? ''}
        css={filterCss}
        action={draftUrls.list()}
        q={params.q}
        search={messages.search}
        isNarrowed={Boolean(params.q)}
        addressOf={draftUrls.list}
      />
      {list}
    </Stack>
  )
}

const FoundDrafts = ({ data, params }: { data: DraftList; params: DraftListParams }) => (
  <Stack gap={4}>
    <Text tone="muted" size="s">
      <span role="status">{messages.found(data.total)}</span>
    </Text>
    <SelectableDrafts key={addressOf(params)} drafts={data.items} />
    <Pagination
      page={params.page}
      pages={data.pages}
      hrefOf={(page) => addressOf({ ...params, page })}
    />
  </Stack>
)

const NoDrafts = () => (
  <EmptyState
    icon="document"
    title={messages.emptyTitle}
    text={messages.emptyText}
    action={
      <Stack direction="row" gap={2} isWrap justify="center">
        <LinkButton to={urls.basket()}>{messages.toBasket}</LinkButton>
        <LinkButton to={urls.catalog()} variant="secondary">
          {messages.toCatalog}
        </LinkButton>
      </Stack>
    }
  />
)

/** The form above has the way back. */
const NothingFound = () => (
  <EmptyState icon="search" title={messages.nothingTitle} text={messages.nothingText} />
)

const NoSuchPage = ({ params }: { params: DraftListParams }) => (
  <EmptyState
    icon="search"
    title={messages.noPageTitle}
    action={
      <LinkButton to={addressOf({ ...params, page: 1 })} variant="secondary">
        {messages.toFirst}
      </LinkButton>
    }
  />
)
