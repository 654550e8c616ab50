import { urls } from '@isp/contract/urls'
import { useRemoteContext } from '@isp/federation/remote'
import { useSuspenseQuery } from '@isp/query'
import { Link, useLocation, useParams } from '@isp/router'
import { Container, font, Text } from '@isp/ui'
import { ListStatePlace } from '../../shared/list-state/list-state-place.tsx'
import { listingMessages } from '../../shared/listing/listing.messages.ts'
import { listingQuery } from '../../shared/listing/listing.queries.ts'
import { sectionAddress } from '../../shared/listing/listing-address.ts'
import { ProductListing } from '../../shared/listing/product-listing.tsx'
import { homeCrumb } from '../../shared/page/home-crumb.ts'
import { pageMessages } from '../../shared/page/page.messages.ts'
import { PageHeader } from '../../shared/page-header/page-header.tsx'
import { SectionChips } from '../../shared/section-cards/section-chips.tsx'
import { PromoPlace } from './promo-place.tsx'
import { sectionMessages as messages } from './section.messages.ts'
import { parseSectionParams } from './section.params.ts'
import { sectionQuery } from './section.queries.ts'

/** A section: subsections, filters, products. The loader has put its data into the cache. */
export const SectionPage = () => {
  const { api } = useRemoteContext()
  const params = useParams()
  const search = new URLSearchParams(useLocation().search)
  const { slug, listing } = parseSectionParams(params, search)
  const { data: section } = useSuspenseQuery(sectionQuery(api, slug))
  const { data: answer } = useSuspenseQuery(listingQuery(api, { section: slug }, listing))
  const parents = section.breadcrumbs.slice(0, -1)
  const searched = search.get('searched')
  // With filters the list says how many there are: two counts side by side would contradict each other.
  const isFiltered = listing.filters.length > 0
  return (
    <Container>
      <PageHeader
        breadcrumbs={[
          homeCrumb,
          { label: pageMessages.catalog, to: urls.catalog() },
          ...parents.map(({ name, slug: parent }) => ({ label: name, to: urls.section(parent) })),
          { label: section.name },
        ]}
        title={section.name}
        note={isFiltered ? undefined : messages.products(section.productCount)}
      >
        {searched && (
          <Link to={urls.search(searched)}>{listingMessages.backToSearch(searched)}</Link>
        )}
        {section.description && listing.page === 1 && (
          <Text tone="secondary" css={{ maxWidth: '80ch', lineHeight: font.line.snug }}>
            {section.description}
          </Text>
        )}
        {section.children.length > 0 && (
          <SectionChips sections={section.children} label={messages.subsections} />
        )}
      </PageHeader>
      <ProductListing
        answer={answer}
        params={listing}
        address={sectionAddress(slug)}
        empty={<ListStatePlace state="empty" to={urls.catalog()} />}
      />
      {section.hasPromo && <PromoPlace key={slug} section={slug} />}
    </Container>
  )
}
