import { urls } from '@isp/contract/urls'
import { useRemoteContext } from '@isp/federation/remote'
import { useSuspenseQuery } from '@isp/query'
import { useLocation, useParams } from '@isp/router'
import { Container, Text } from '@isp/ui'
import { ListStatePlace } from '../../shared/list-state/list-state-place.tsx'
import { listingQuery } from '../../shared/listing/listing.queries.ts'
import { brandAddress } from '../../shared/listing/listing-address.ts'
import { ProductListing } from '../../shared/listing/product-listing.tsx'
import { homeCrumb } from '../../shared/page/home-crumb.ts'
import { PageHeader } from '../../shared/page-header/page-header.tsx'
import { SectionChips } from '../../shared/section-cards/section-chips.tsx'
import { parseBrandParams } from './brand.params.ts'
import { brandsMessages as messages } from './brands.messages.ts'
import { brandQuery } from './brands.queries.ts'

/** A brand: who it is, in which sections it stands, its products. */
export const BrandPage = () => {
  const { api } = useRemoteContext()
  const params = useParams()
  const { slug, listing } = parseBrandParams(params, new URLSearchParams(useLocation().search))
  const { data: brand } = useSuspenseQuery(brandQuery(api, slug))
  const { data: answer } = useSuspenseQuery(listingQuery(api, { brand: slug }, listing))
  return (
    <Container>
      <PageHeader
        breadcrumbs={[
          homeCrumb,
          { label: messages.title, to: urls.brands() },
          { label: brand.name },
        ]}
        title={brand.name}
        note={messages.countryAndCount(brand.country, brand.productCount)}
      >
        {brand.description && listing.page === 1 && (
          <Text tone="secondary" css={{ maxWidth: '80ch' }}>
            {brand.description}
          </Text>
        )}
        {brand.sections.length > 0 && (
          <SectionChips sections={brand.sections} label={messages.sections} />
        )}
      </PageHeader>
      <ProductListing
        answer={{ ...answer, facets: answer.facets.filter(({ code }) => code !== 'brand') }}
        params={listing}
        address={brandAddress(slug)}
        empty={<ListStatePlace state="empty" to={urls.catalog()} />}
      />
    </Container>
  )
}
