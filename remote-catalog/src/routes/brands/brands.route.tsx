import type { Brand } from '@isp/contract'
import { urls } from '@isp/contract/urls'
import type {
  HeadInput,
  PageHead,
  RemoteContext,
  RemoteLoaderArgs,
  RemoteRoute,
} from '@isp/federation'
import { redirectBlankFields } from '../../shared/listing/blank-fields.ts'
import {
  formatListing,
  parseListing,
  parsePageNumber,
} from '../../shared/listing/listing.params.ts'
import { listingQuery } from '../../shared/listing/listing.queries.ts'
import { brandAddress } from '../../shared/listing/listing-address.ts'
import { absentHead } from '../../shared/page/absent-head.ts'
import { breadcrumbsJsonLd } from '../../shared/page/json-ld.ts'
import { orNotFound } from '../../shared/page/or-not-found.ts'
import { pageMessages } from '../../shared/page/page.messages.ts'
import { BrandError, BrandPage } from './brand.page.tsx'
import { parseBrandParams } from './brand.params.ts'
import { brandsMessages as messages } from './brands.messages.ts'
import { BrandsError, BrandsPage } from './brands.page.tsx'
import { brandQuery, brandsQuery } from './brands.queries.ts'

const homeCrumb = { name: pageMessages.home, path: urls.home() }
const brandsCrumb = { name: messages.title, path: urls.brands() }

const createBrandLoader =
  ({ api, queryClient }: RemoteContext) =>
  async ({ params, request }: RemoteLoaderArgs) => {
    const search = new URL(request.url).searchParams
    const { slug, listing } = parseBrandParams(params, search)
    redirectBlankFields(search, brandAddress(slug), listing)
    await orNotFound(
      Promise.all([
        queryClient.ensureQueryData(brandQuery(api, slug)),
        queryClient.ensureQueryData(listingQuery(api, { brand: slug }, listing)),
      ]),
    )
    return null
  }

const brandHead = (input: HeadInput): PageHead => {
  const { params, url, origin, queryClient } = input
  const queryKey = ['catalog', 'brand', params.brand ?? '']
  const brand = queryClient.getQueryData<Brand>(queryKey)
  if (!brand) return absentHead(input, queryKey, pageMessages.brandNotFoundTitle)
  const page = parsePageNumber(url.searchParams.get('page')) ?? 1
  const isChosen = formatListing(parseListing(url.searchParams)).size > 0
  const own = { page: isChosen ? 1 : page, filters: [], sort: null, size: null, view: null }
  return {
    title: pageMessages.documentTitle(messages.headTitle(brand.name, page)),
    description: brand.description ?? messages.brandDescription(brand.name, brand.productCount),
    canonical: brandAddress(brand.slug).url(own),
    noindex: isChosen,
    jsonLd: [
      breadcrumbsJsonLd(origin, [
        homeCrumb,
        brandsCrumb,
        { name: brand.name, path: urls.brand(brand.slug) },
      ]),
    ],
  }
}

export const brandsRoutes = (context: RemoteContext): RemoteRoute[] => [
  {
    id: 'catalog:brands',
    path: '/brands/',
    loader: async () => {
      await context.queryClient.ensureQueryData(brandsQuery(context.api))
      return null
    },
    handle: {
      head: ({ origin }) => ({
        title: pageMessages.documentTitle(messages.title),
        description: messages.headDescription,
        canonical: urls.brands(),
        jsonLd: [breadcrumbsJsonLd(origin, [homeCrumb, brandsCrumb])],
      }),
    },
    element: <BrandsPage />,
    errorElement: <BrandsError />,
  },
  {
    id: 'catalog:brand',
    path: '/brands/:brand/',
    loader: createBrandLoader(context),
    handle: { head: brandHead },
    element: <BrandPage />,
    errorElement: <BrandError />,
  },
]
