import { urls } from '@isp/contract/urls'
import type {
  HeadInput,
  PageHead,
  RemoteContext,
  RemoteLoaderArgs,
  RemoteRoute,
} from '@isp/federation'
import { redirect } from '@isp/router'
import { redirectBlankFields } from '../../shared/listing/blank-fields.ts'
import { listingQuery } from '../../shared/listing/listing.queries.ts'
import { searchAddress } from '../../shared/listing/listing-address.ts'
import { notFoundHead } from '../../shared/page/absent-head.ts'
import { orNotFound } from '../../shared/page/or-not-found.ts'
import { pageMessages } from '../../shared/page/page.messages.ts'
import { sectionTreeQuery } from '../../shared/section-tree/section-tree.queries.ts'
import { searchMessages as messages } from './search.messages.ts'
import { SearchError, SearchPage } from './search.page.tsx'
import { hasSearchAddress, parseSearchParams, tidySearchText } from './search.params.ts'
import { SearchRootPage } from './search-root.page.tsx'

const createRootLoader =
  ({ api, queryClient }: RemoteContext) =>
  async ({ request }: RemoteLoaderArgs) => {
    const text = tidySearchText(new URL(request.url).searchParams.get('q') ?? '')
    if (hasSearchAddress(text)) throw redirect(urls.search(text))
    await queryClient.ensureQueryData(sectionTreeQuery(api))
    return null
  }

const createLoader =
  ({ api, queryClient }: RemoteContext) =>
  async ({ params, request }: RemoteLoaderArgs) => {
    const search = new URL(request.url).searchParams
    const { text, listing } = parseSearchParams(params, search)
    redirectBlankFields(search, searchAddress(text), listing)
    const query = listingQuery(api, { q: text }, listing)
    const answer = await orNotFound(queryClient.ensureQueryData(query))
    if (answer.total === 0) await queryClient.ensureQueryData(sectionTreeQuery(api))
    return null
  }

/** Results of a search are for people, not for search engines. */
const searchHead = ({ params, url }: HeadInput): PageHead => {
  const page = Number(params.page ?? 1)
  const text = tidySearchText(params.search ?? '')
  if (text === '' || !Number.isInteger(page)) return notFoundHead()
  return {
    title: pageMessages.documentTitle(messages.headTitle(text, page)),
    description: messages.headDescription(text),
    canonical: url.pathname,
    noindex: true,
  }
}

export const searchRoutes = (context: RemoteContext): RemoteRoute[] => [
  {
    id: 'catalog:search-root',
    path: '/search/',
    loader: createRootLoader(context),
    handle: {
      head: () => ({
        title: pageMessages.documentTitle(messages.rootTitle),
        description: messages.rootDescription,
        canonical: urls.searchRoot(),
        noindex: true,
      }),
    },
    element: <SearchRootPage />,
    errorElement: <SearchError />,
  },
  ...[
    { id: 'catalog:search', path: '/search/:search/' },
    { id: 'catalog:search-page', path: '/search/:search/:page/' },
  ].map((route) => ({
    ...route,
    loader: createLoader(context),
    handle: { head: searchHead },
    element: <SearchPage />,
    errorElement: <SearchError />,
  })),
]
