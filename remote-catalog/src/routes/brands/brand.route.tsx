import { urls } from '@isp/contract/urls'
import { definePage } from '@isp/federation/page'
import { checkListAddress } from '../../shared/listing/check-list-address.ts'
import {
  formatListing,
  parseListing,
  parsePageNumber,
} from '../../shared/listing/listing.params.ts'
import { listingQuery } from '../../shared/listing/listing.queries.ts'
import { brandAddress } from '../../shared/listing/listing-address.ts'
import { absentHead } from '../../shared/page/absent-head.ts'
import { breadcrumbsJsonLd, type Crumb, homePlace } from '../../shared/page/json-ld.ts'
import { pageMessages } from '../../shared/page/page.messages.ts'
import { BrandPage } from './brand.page.tsx'
import { parseBrandParams } from './brand.params.ts'
import { BrandError } from './brand-error.tsx'
import { brandsMessages as messages } from './brands.messages.ts'
import { brandQuery } from './brands.queries.ts'

const crumbsOf = ({ name, slug }: { name: string; slug: string }): Crumb[] => [
  homePlace,
  { name: messages.title, path: urls.brands() },
  { name, path: urls.brand(slug) },
]

export default definePage({
  id: 'catalog:brand',
  path: '/brands/:brand/',
  check: ({ params, url: { searchParams } }) => {
    const { slug, listing } = parseBrandParams(params, searchParams)
    checkListAddress(searchParams, brandAddress(slug), listing)
  },
  subject: ({ api }, { brand = '' }) => brandQuery(api, brand),
  load: ({ api, queryClient }, { params, url }) => {
    const { slug, listing } = parseBrandParams(params, url.searchParams)
    return queryClient.ensureQueryData(listingQuery(api, { brand: slug }, listing))
  },
  head: (brand, { url, origin }) => {
    const page = parsePageNumber(url.searchParams.get('page')) ?? 1
    const isChosen = formatListing(parseListing(url.searchParams)).size > 0
    const own = {
      page: isChosen ? 1 : page,
      filters: [],
      sort: null,
      first: null,
      size: null,
      view: null,
    }
    return {
      title: pageMessages.documentTitle(messages.headTitle(brand.name, page)),
      description: brand.description ?? messages.brandDescription(brand.name, brand.productCount),
      canonical: brandAddress(brand.slug).url(own),
      noindex: isChosen,
      ...(typeof ISP_WEB === 'undefined' && {
        jsonLd: [breadcrumbsJsonLd(origin, crumbsOf(brand))],
      }),
    }
  },
  absent: absentHead(pageMessages.brandNotFoundTitle),
  page: <BrandPage />,
  failure: <BrandError />,
})
