import { urls } from '@isp/contract/urls'
import { useRemoteContext } from '@isp/federation/remote'
import { useSuspenseQuery } from '@isp/query'
import { useLocation, useParams } from '@isp/router'
import { Container } from '@isp/ui'
import { latePart } from '../../shared/late-part/late-part.tsx'
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

/** In a chunk of its own: sections, which are in this one, have no use for it. */
const SearchReading = latePart(
  async () => (await import(/* webpackChunkName: "marks" */ './search-reading.tsx')).SearchReading,
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
        <SearchReading text={text} answer={answer} />
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

/** Without it the form above asks again. */
const SearchNothing = latePart(
  async () => (await import(/* webpackChunkName: "cards" */ './search-nothing.tsx')).SearchNothing,
)

const NothingFound = () => {
  const { api } = useRemoteContext()
  const { data: sections } = useSuspenseQuery(sectionTreeQuery(api))
  return <SearchNothing sections={sections} />
}
