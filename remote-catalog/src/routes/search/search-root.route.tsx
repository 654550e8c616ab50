import { urls } from '@isp/contract/urls'
import { definePage } from '@isp/federation/page'
import { redirect } from '@isp/router'
import { pageMessages } from '../../shared/page/page.messages.ts'
import { PageError } from '../../shared/page/page-error.tsx'
import { sectionTreeQuery } from '../../shared/section-tree/section-tree.queries.ts'
import { searchMessages as messages } from './search.messages.ts'
import { hasSearchAddress, tidySearchText } from './search.params.ts'
import { SearchRootPage } from './search-root.page.tsx'

export default definePage({
  id: 'catalog:search-root',
  path: '/search/',
  check: ({ url }) => {
    const text = tidySearchText(url.searchParams.get('q') ?? '')
    if (hasSearchAddress(text)) throw redirect(urls.search(text))
  },
  load: ({ api, queryClient }) => queryClient.ensureQueryData(sectionTreeQuery(api)),
  head: () => ({
    title: pageMessages.documentTitle(messages.rootTitle),
    description: messages.rootDescription,
    canonical: urls.searchRoot(),
  }),
  page: <SearchRootPage />,
  failure: <PageError />,
})
