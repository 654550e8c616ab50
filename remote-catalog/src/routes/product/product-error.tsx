import { urls } from '@isp/contract/urls'
import { LinkButton } from '@isp/ui'
import { NotFoundContent } from '../../shared/page/not-found-content.tsx'
import { pageMessages } from '../../shared/page/page.messages.ts'
import { PageError } from '../../shared/page/page-error.tsx'

/** D20: an unknown product gets the words of /404/product/ and status 404. */
export const ProductError = () => (
  <PageError
    notFound={
      <NotFoundContent
        title={pageMessages.productNotFoundTitle}
        text={pageMessages.productNotFoundText}
        action={
          <>
            <LinkButton to={urls.searchRoot()}>{pageMessages.toSearch}</LinkButton>
            <LinkButton to={urls.catalog()} variant="secondary">
              {pageMessages.toCatalog}
            </LinkButton>
          </>
        }
      />
    }
  />
)
