import { definePage } from '@isp/federation/page'
import { checkListAddress } from '../../shared/listing/check-list-address.ts'
import { listingQuery } from '../../shared/listing/listing.queries.ts'
import { searchAddress } from '../../shared/listing/listing-address.ts'
import { notFoundHead } from '../../shared/page/absent-head.ts'
import { pageMessages } from '../../shared/page/page.messages.ts'
import { sectionTreeQuery } from '../../shared/section-tree/section-tree.queries.ts'
import { searchMessages as messages } from './search.messages.ts'
import { SearchPage } from './search.page.tsx'
import { parseSearchParams, tidySearchText } from './search.params.ts'
import { SearchError } from './search-error.tsx'

export default definePage({
  id: 'catalog:search',
  path: '/search/:search/',
  aliases: { 'catalog:search-page': '/search/:search/:page/' },
  check: ({ params, url: { searchParams } }) => {
    const { text, listing } = parseSearchParams(params, searchParams)
    checkListAddress(searchParams, searchAddress(text), listing)
  },
  load: async ({ api, queryClient }, { params, url }) => {
    const { text, listing } = parseSearchParams(params, url.searchParams)
    const answer = await queryClient.ensureQueryData(listingQuery(api, { q: text }, listing))
    if (answer.total === 0) await queryClient.ensureQueryData(sectionTreeQuery(api))
  },
  head: ({ params, url }) => {
    const page = Number(params.page ?? 1)
    const text = tidySearchText(params.search ?? '')
    if (text === '' || !Number.isInteger(page)) return notFoundHead()
    return {
      title: pageMessages.documentTitle(messages.headTitle(text, page)),
      description: messages.headDescription(text),
      canonical: url.pathname,
    }
  },
  page: <SearchPage />,
  failure: <SearchError />,
})
