import { Read, type ReadProps } from '@isp/federation/page'
import { Pagination, Stack } from '@isp/ui'
import type { ReactNode } from 'react'
import { type PapersParams, papersAddress } from './papers.params.ts'
import { PapersFilter } from './papers-filter.tsx'
import { NoSuchPage, NothingFound, PapersSkeleton } from './papers-states.tsx'

type PapersListProps<Data> = Pick<ReadProps<Data>, 'query' | 'children'> & {
  params: PapersParams
  /** Where there is nothing yet, whatever is asked for. */
  nothing: ReactNode
}

const isNothing = (data: { total: number; withoutOrder?: readonly unknown[] }) =>
  data.total === 0 && !data.withoutOrder?.length

/** Search by order, days and kind, and pages; all of it lives in the address. */
export const PapersList = <
  Data extends { total: number; pages: number; withoutOrder?: readonly unknown[] },
>({
  params,
  query,
  nothing,
  children,
}: PapersListProps<Data>) => {
  const isFiltered = Boolean(params.q || params.from || params.to || params.kind)
  const list = (
    <Read
      query={query}
      waiting={<PapersSkeleton />}
      instead={{ 404: <NoSuchPage params={params} /> }}
      isEmpty={isNothing}
      empty={isFiltered ? <NothingFound /> : nothing}
    >
      {(data) => (
        <Stack gap={4}>
          {children(data)}
          <Pagination
            page={params.page}
            pages={data.pages}
            hrefOf={(page) => papersAddress({ ...params, page })}
          />
        </Stack>
      )}
    </Read>
  )
  if (query.data && isNothing(query.data) && !isFiltered) return list
  return (
    <Stack gap={4}>
      <PapersFilter key={papersAddress({ ...params, page: 1 })} params={params} />
      {list}
    </Stack>
  )
}
