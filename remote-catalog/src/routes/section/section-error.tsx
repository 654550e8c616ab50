import { urls } from '@isp/contract/urls'
import { useParams } from '@isp/router'
import { LinkButton } from '@isp/ui'
import { NotFoundContent } from '../../shared/page/not-found-content.tsx'
import { pageMessages } from '../../shared/page/page.messages.ts'
import { PageError } from '../../shared/page/page-error.tsx'

export const SectionError = () => {
  const { section } = useParams()
  return (
    <PageError
      resetTo={section === undefined ? undefined : urls.section(section)}
      notFound={
        <NotFoundContent
          title={pageMessages.sectionNotFoundTitle}
          text={pageMessages.sectionNotFoundText}
          action={
            <>
              <LinkButton to={urls.catalog()}>{pageMessages.toCatalog}</LinkButton>
              <LinkButton to={urls.searchRoot()} variant="secondary">
                {pageMessages.toSearch}
              </LinkButton>
            </>
          }
        />
      }
    />
  )
}
