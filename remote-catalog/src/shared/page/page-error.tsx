import { urls } from '@isp/contract/urls'
import { PageFailure } from '@isp/federation/page'
import { Container, EmptyState, LinkButton } from '@isp/ui'
import type { ReactNode } from 'react'
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
  return (
    <PageFailure
      instead={{ 400: resetTo ? <UnfitFilters resetTo={resetTo} /> : missing, 404: missing }}
      action={
        <LinkButton to={urls.catalog()} variant="ghost">
          {pageMessages.toCatalog}
        </LinkButton>
      }
    />
  )
}

/** An outdated or mistyped link: the list itself is one click away. */
const UnfitFilters = ({ resetTo }: { resetTo: string }) => (
  <Container>
    <EmptyState
      icon="filter"
      headingLevel={1}
      title={pageMessages.unfitFiltersTitle}
      text={pageMessages.unfitFiltersText}
      action={<LinkButton to={resetTo}>{pageMessages.withoutFilters}</LinkButton>}
    />
  </Container>
)
