import { urls } from '@isp/contract/urls'
import { PageFailure } from '@isp/federation/page'
import { Container, LinkButton } from '@isp/ui'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { pageMessages } from './page.messages.ts'
import type { UnfitListProps } from './unfit-list.tsx'

type PageErrorProps = {
  /** The page's own words for what does not exist. */
  notFound?: ReactNode
  /** Where a list stands without its filters: the way out of an address that asks for what it does not have. */
  resetTo?: string
}

/** In a part of its own: few addresses are wrong. Without it a link home stands there still. */
const UnfitList = lazy(() =>
  import(/* webpackChunkName: "cards" */ './unfit-list.tsx').then(
    (part): { default: ComponentType<UnfitListProps> } => ({ default: part.UnfitList }),
    () => ({
      default: ({ resetTo }: UnfitListProps) => (
        <LinkButton to={resetTo}>{pageMessages.toCatalog}</LinkButton>
      ),
    }),
  ),
)

/** What the catalogue says in place of a page: what is missing, and which list is one click away. */
export const PageError = ({ notFound, resetTo }: PageErrorProps) => {
  const missing = notFound && <Container>{notFound}</Container>
  const unfit = (part: UnfitListProps['part']) =>
    resetTo ? (
      <Suspense>
        <UnfitList part={part} resetTo={resetTo} />
      </Suspense>
    ) : (
      missing
    )
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
