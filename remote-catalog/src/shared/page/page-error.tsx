import { urls } from '@isp/contract/urls'
import { PageFailure } from '@isp/federation/page'
import { Container, LinkButton } from '@isp/ui'
import type { ReactNode } from 'react'
import { ListStatePlace } from '../list-state/list-state-place.tsx'
import { pageMessages } from './page.messages.ts'

type PageErrorProps = {
  /** The page's own words for what does not exist. */
  notFound?: ReactNode
  /** Where a list stands without its filters: the way out of an address that asks for what it does not have. */
  resetTo?: string
}

/** What the catalogue says in place of a page: what is missing, and which list is one click away. */
export const PageError = ({ notFound, resetTo }: PageErrorProps) => {
  const missing = notFound && <Container>{notFound}</Container>
  const unfit = (state: 'filters' | 'sort' | 'page') =>
    resetTo ? <ListStatePlace state={state} to={resetTo} /> : missing
  return (
    <PageFailure
      instead={{
        SORT_UNKNOWN: unfit('sort'),
        PAGE_NOT_FOUND: unfit('page'),
        400: unfit('filters'),
        404: missing,
      }}
      action={
        <LinkButton to={urls.catalog()} variant="ghost">
          {pageMessages.toCatalog}
        </LinkButton>
      }
    />
  )
}
