import { urls } from '@isp/contract/urls'
import { useRemoteContext } from '@isp/federation/remote'
import { useSuspenseQuery } from '@isp/query'
import { useLocation, useParams } from '@isp/router'
import { Container } from '@isp/ui'
import { type ComponentType, lazy, Suspense } from 'react'
import { listingQuery } from '../../shared/listing/listing.queries.ts'
import { searchAddress } from '../../shared/listing/listing-address.ts'
import { ProductListing } from '../../shared/listing/product-listing.tsx'
import { homeCrumb } from '../../shared/page/home-crumb.ts'
import { pageMessages } from '../../shared/page/page.messages.ts'
import { PageHeader } from '../../shared/page-header/page-header.tsx'
import { sectionTreeQuery } from '../../shared/section-tree/section-tree.queries.ts'
import { searchMessages as messages } from './search.messages.ts'
import { parseSearchParams } from './search.params.ts'
import { SearchForm } from './search-form.tsx'
import type { SearchNothingProps } from './search-nothing.tsx'
import type { ReadingProps } from './search-reading.tsx'

/** In a chunk of its own: sections, which are in this one, have no use for it. */
const SearchReading = lazy(() =>
  import(/* webpackChunkName: "marks" */ './search-reading.tsx').then(
    (part): { default: ComponentType<ReadingProps> } => ({ default: part.SearchReading }),
    () => ({ default: () => null }), // without it the list still answers
  ),
)

/** What was found for a text, with the same filters as in a section. */
export const SearchPage = () => {
  const { api } = useRemoteContext()
  const params = useParams()
  const { text, listing } = parseSearchParams(params, new URLSearchParams(useLocation().search))
  const { data: answer } = useSuspenseQuery(listingQuery(api, { q: text }, listing))
  const isNothing = answer.total === 0 && listing.filters.length === 0
  return (
    <Container>
      <PageHeader
        breadcrumbs={[
          homeCrumb,
          { label: pageMessages.catalog, to: urls.catalog() },
          { label: messages.crumb, to: urls.searchRoot() },
          { label: text },
        ]}
        title={messages.title(text)}
        note={isNothing ? undefined : messages.found(answer.total)}
      >
        {(answer.reading || answer.match?.kind !== 'exact' || /\d.*[,;\s].*\d/.test(text)) && (
          <Suspense>
            <SearchReading text={text} answer={answer} />
          </Suspense>
        )}
        {isNothing && <SearchForm key={text} text={text} />}
      </PageHeader>
      <ProductListing
        answer={answer}
        params={listing}
        address={searchAddress(text)}
        searched={text}
        empty={<NothingFound />}
      />
    </Container>
  )
}

const SearchNothing = lazy(() =>
  import(/* webpackChunkName: "cards" */ './search-nothing.tsx').then(
    (part): { default: ComponentType<SearchNothingProps> } => ({ default: part.SearchNothing }),
    () => ({ default: () => null }), // the form above asks again
  ),
)

const NothingFound = () => {
  const { api } = useRemoteContext()
  const { data: sections } = useSuspenseQuery(sectionTreeQuery(api))
  return (
    <Suspense>
      <SearchNothing sections={sections} />
    </Suspense>
  )
}
