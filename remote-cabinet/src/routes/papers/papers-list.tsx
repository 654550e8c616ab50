import { papersUrl, urls } from '@isp/contract/urls'
import { Read } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { keepPreviousData, useQuery } from '@isp/query'
import { useSearchParams } from '@isp/router'
import { EmptyState, LinkButton, Pagination, Skeleton, Stack } from '@isp/ui'
import { FoundPapers } from './found-papers.tsx'
import { papersMessages as messages } from './papers.messages.ts'
import { type PapersParams, papersSearch, parsePapersParams } from './papers.params.ts'
import { papersQuery } from './papers.queries.ts'
import { PapersFilter } from './papers-filter.tsx'

const addressOf = (params: PapersParams): string => papersUrl(papersSearch(params))

/** Search by order, days and kind, and pages; all of it lives in the address. */
export const PapersList = () => {
  const { api, session } = useRemoteContext()
  const params = parsePapersParams(useSearchParams()[0])
  const query = useQuery({
    ...papersQuery(api, session.identity(), params),
    placeholderData: keepPreviousData,
  })
  const isFiltered = Boolean(params.q || params.from || params.to || params.kind)
  const list = (
    <Read
      query={query}
      waiting={<PapersSkeleton />}
      instead={{ 404: <NoSuchPage params={params} /> }}
      isEmpty={({ total }) => total === 0}
      empty={isFiltered ? <NothingFound /> : <NoPapers />}
    >
      {(data) => (
        <Stack gap={4}>
          <FoundPapers key={addressOf(params)} data={data} kind={params.kind} />
          <Pagination
            page={params.page}
            pages={data.pages}
            hrefOf={(page) => addressOf({ ...params, page })}
          />
        </Stack>
      )}
    </Read>
  )
  if (query.data?.total === 0 && !isFiltered) return list
  return (
    <Stack gap={4}>
      <PapersFilter key={addressOf({ ...params, page: 1 })} params={params} />
      {list}
    </Stack>
  )
}

const ROWS = ['a', 'b', 'c', 'd'] as const

const PapersSkeleton = () => (
  <div role="status" aria-label={messages.waiting}>
    <Stack gap={3}>
      <Skeleton shape="box" height="44px" />
      {ROWS.map((row) => (
        <Skeleton key={row} shape="box" height="128px" />
      ))}
    </Stack>
  </div>
)

const NoPapers = () => (
  <EmptyState
    icon="document"
    title={messages.emptyTitle}
    text={messages.emptyText}
    action={<LinkButton to={urls.catalog()}>{messages.toCatalog}</LinkButton>}
  />
)

/** The form above has the way back. */
const NothingFound = () => (
  <EmptyState icon="search" title={messages.nothingTitle} text={messages.nothingText} />
)

const NoSuchPage = ({ params }: { params: PapersParams }) => (
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
