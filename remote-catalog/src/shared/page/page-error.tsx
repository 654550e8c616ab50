import { ApiError } from '@isp/api-client'
import { urls } from '@isp/contract/urls'
import { clientErrorMessages } from '@isp/i18n'
import { isRouteErrorResponse, useRevalidator, useRouteError } from '@isp/router'
import { Container, EmptyState, ErrorState, LinkButton, useOnReconnect } from '@isp/ui'
import type { ReactNode } from 'react'
import { pageMessages } from './page.messages.ts'

const statusOf = (error: unknown): number | null =>
  isRouteErrorResponse(error) || error instanceof Response ? error.status : null

/**
 * What stands in place of a page whose loader failed. A missing thing gets the page's own words;
 * a failure is never dressed up as "not found" and can be tried again.
 */
export const PageError = ({
  notFound,
  resetTo,
}: {
  notFound: ReactNode
  /** Where a list stands without its filters: the way out of an address that asks for what it does not have. */
  resetTo?: string
}) => {
  const error = useRouteError()
  const { revalidate, state } = useRevalidator()
  const status = statusOf(error)
  const failure = error instanceof ApiError ? error : null
  const isCut = failure?.code === 'NETWORK'
  useOnReconnect(isCut, () => void revalidate())
  if (status === 400 && resetTo) return <UnfitFilters resetTo={resetTo} />
  if (status === 400 || status === 404) return <Container>{notFound}</Container>
  return (
    <Container css={{ paddingBlock: '32px' }}>
      <ErrorState
        headingLevel={1}
        title={isCut ? pageMessages.offline : undefined}
        text={failure?.message ?? clientErrorMessages.UNKNOWN}
        requestId={failure?.requestId ?? undefined}
        onRetry={() => void revalidate()}
        isRetrying={state === 'loading'}
        action={
          <LinkButton to={urls.catalog()} variant="ghost">
            {pageMessages.toCatalog}
          </LinkButton>
        }
      />
    </Container>
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
