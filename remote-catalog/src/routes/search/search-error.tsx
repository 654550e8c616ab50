import { urls } from '@isp/contract/urls'
import { useParams } from '@isp/router'
import { LinkButton } from '@isp/ui'
import { NotFoundContent } from '../../shared/page/not-found-content.tsx'
import { pageMessages } from '../../shared/page/page.messages.ts'
import { PageError } from '../../shared/page/page-error.tsx'

export const SearchError = () => {
  const { search } = useParams()
  return (
    <PageError
      resetTo={search === undefined ? undefined : urls.search(search)}
      notFound={
        <NotFoundContent
          title={pageMessages.searchNotFoundTitle}
          text={pageMessages.searchNotFoundText}
          action={<LinkButton to={urls.searchRoot()}>{pageMessages.toSearch}</LinkButton>}
        />
      }
    />
  )
}
