import { type Location, useLocation } from '@isp/router'
import { Container, EmptyState, LinkButton } from '@isp/ui'
import type { MouseEvent } from 'react'
import { listStateMessages as messages } from './list-state.messages.ts'

export type ListStateProps = {
  /** What of its address a list does not have (`filters`, `sort`, `page`), or why it has no goods. */
  state: keyof typeof messages
  /** Where it goes on: the list without filters, the catalogue. */
  to: string
  onClick?: (event: MouseEvent) => void
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

/** In place of a list: says what it lacks, and the way on is one click. */
export const ListState = ({ state, to, onClick }: ListStateProps) => {
  const location = useLocation()
  const { title, text, label } = messages[state]
  if (state === 'unmet' || state === 'empty') {
    const variant = state === 'unmet' ? 'secondary' : undefined
    return (
      <EmptyState
        icon={state === 'unmet' ? 'filter' : undefined}
        title={title}
        text={text}
        action={
          <LinkButton to={to} variant={variant} onClick={onClick}>
            {label}
          </LinkButton>
        }
      />
    )
  }
  const way = { filters: to, sort: withoutSort(location), page: firstPageOf(location) }[state]
  return (
    <Container>
      <EmptyState
        icon="filter"
        headingLevel={1}
        title={title}
        text={text}
        action={<LinkButton to={way}>{label}</LinkButton>}
      />
    </Container>
  )
}
