import { type Location, useLocation } from '@isp/router'
import { Container, EmptyState, LinkButton } from '@isp/ui'
import { unfitListMessages as messages } from './unfit-list.messages.ts'

/** What of its address a list does not have. */
export type UnfitPart = 'filters' | 'sort' | 'page'

export type UnfitListProps = {
  part: UnfitPart
  /** Where the list stands without its filters. */
  resetTo: string
}

const withQuery = (pathname: string, query: URLSearchParams): string =>
  query.size > 0 ? `${pathname}?${query}` : pathname

/** The same list in its usual order. */
const withoutSort = ({ pathname, search }: Location): string => {
  const query = new URLSearchParams(search)
  query.delete('sort')
  return withQuery(pathname, query)
}

/** The same list from its first page: a number is in the path of sections and searches, in the query of brands. */
const firstPageOf = ({ pathname, search }: Location): string => {
  const query = new URLSearchParams(search)
  if (!query.has('page')) {
    const path = pathname.replace(/\/\d+\/(filtered\/)?$/, (_, filtered?: string) =>
      filtered ? `/1/${filtered}` : '/',
    )
    return withQuery(path, query)
  }
  query.delete('page')
  return withQuery(pathname, query)
}

/** An outdated or mistyped link: says what the list lacks, and the list itself is one click away. */
export const UnfitList = ({ part, resetTo }: UnfitListProps) => {
  const location = useLocation()
  const { title, text, label, to } = {
    filters: { ...messages.filters, to: resetTo },
    sort: { ...messages.sort, to: withoutSort(location) },
    page: { ...messages.page, to: firstPageOf(location) },
  }[part]
  return (
    <Container>
      <EmptyState
        icon="filter"
        headingLevel={1}
        title={title}
        text={text}
        action={<LinkButton to={to}>{label}</LinkButton>}
      />
    </Container>
  )
}
