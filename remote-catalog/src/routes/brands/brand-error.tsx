import { urls } from '@isp/contract/urls'
import { useParams } from '@isp/router'
import { LinkButton } from '@isp/ui'
import { NotFoundContent } from '../../shared/page/not-found-content.tsx'
import { pageMessages } from '../../shared/page/page.messages.ts'
import { PageError } from '../../shared/page/page-error.tsx'

export const BrandError = () => {
  const { brand } = useParams()
  return (
    <PageError
      resetTo={brand === undefined ? undefined : urls.brand(brand)}
      notFound={
        <NotFoundContent
          title={pageMessages.brandNotFoundTitle}
          text={pageMessages.brandNotFoundText}
          action={<LinkButton to={urls.brands()}>{pageMessages.allBrands}</LinkButton>}
        />
      }
    />
  )
}
