import { urls } from '@isp/contract/urls'
import { useRemoteContext } from '@isp/federation/remote'
import { useSuspenseQuery } from '@isp/query'
import { Container, Heading, Text } from '@isp/ui'
import { homeCrumb } from '../../shared/page/home-crumb.ts'
import { pageMessages } from '../../shared/page/page.messages.ts'
import { PageHeader } from '../../shared/page-header/page-header.tsx'
import { SectionCardsPlace } from '../../shared/section-cards/section-cards-place.tsx'
import { sectionTreeQuery } from '../../shared/section-tree/section-tree.queries.ts'
import { searchMessages as messages } from './search.messages.ts'
import { SearchForm } from './search-form.tsx'

/** Nothing asked yet: the form, and the sections for those who would rather walk. */
export const SearchRootPage = () => {
  const { api } = useRemoteContext()
  const { data: sections } = useSuspenseQuery(sectionTreeQuery(api))
  return (
    <Container css={{ paddingBottom: '40px' }}>
      <PageHeader
        breadcrumbs={[
          homeCrumb,
          { label: pageMessages.catalog, to: urls.catalog() },
          { label: messages.crumb },
        ]}
        title={messages.rootTitle}
      >
        <Text tone="secondary">{messages.rootText}</Text>
        <SearchForm />
      </PageHeader>
      {sections.length > 0 && (
        <>
          <Heading level={2} size={3} css={{ paddingBlock: '16px 12px' }}>
            {messages.sections}
          </Heading>
          <SectionCardsPlace sections={sections} label={messages.sections} />
        </>
      )}
    </Container>
  )
}
