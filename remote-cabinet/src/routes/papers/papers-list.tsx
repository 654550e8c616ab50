import { urls } from '@isp/contract/urls'
import { Read } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { keepPreviousData, useQuery } from '@isp/query'
import { EmptyState, LinkButton, Pagination, Stack } from '@isp/ui'
import { FoundPapers } from './found-papers.tsx'
import { papersMessages as messages } from './papers.messages.ts'
import { type PapersParams, papersAddress } from './papers.params.ts'
import { papersQuery } from './papers.queries.ts'
import { PapersFilter } from './papers-filter.tsx'
import { NoSuchPage, NothingFound, PapersSkeleton } from './papers-states.tsx'

/** Search by order, days and kind, and pages; all of it lives in the address. */
export const PapersList = ({ params }: { params: PapersParams }) => {
  const { api, session } = useRemoteContext()
  const { view: _view, ...asked } = params
  const query = useQuery({
    ...papersQuery(api, session.identity(), asked),
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
          <FoundPapers key={papersAddress(params)} data={data} kind={params.kind} />
          <Pagination
            page={params.page}
            pages={data.pages}
            hrefOf={(page) => papersAddress({ ...params, page })}
          />
        </Stack>
      )}
    </Read>
  )
  if (query.data?.total === 0 && !isFiltered) return list
  return (
    <Stack gap={4}>
      <PapersFilter key={papersAddress({ ...params, page: 1 })} params={params} />
      {list}
    </Stack>
  )
}

const NoPapers = () => (
  <EmptyState
    icon="document"
    title={messages.emptyTitle}
    text={messages.emptyText}
    action={<LinkButton to={urls.catalog()}>{messages.toCatalog}</LinkButton>}
  />
)
