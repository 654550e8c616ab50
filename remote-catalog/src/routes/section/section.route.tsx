import type { RemoteContext, RemoteLoaderArgs, RemoteRoute } from '@isp/federation'
import { redirectBlankFields } from '../../shared/listing/blank-fields.ts'
import { listingQuery } from '../../shared/listing/listing.queries.ts'
import { sectionAddress } from '../../shared/listing/listing-address.ts'
import { orNotFound } from '../../shared/page/or-not-found.ts'
import { sectionHead } from './section.head.ts'
import { SectionError, SectionPage } from './section.page.tsx'
import { parseSectionParams } from './section.params.ts'
import { sectionQuery } from './section.queries.ts'

const createLoader =
  ({ api, queryClient }: RemoteContext) =>
  async ({ params, request }: RemoteLoaderArgs) => {
    const search = new URL(request.url).searchParams
    const { slug, listing } = parseSectionParams(params, search)
    redirectBlankFields(search, sectionAddress(slug), listing)
    await orNotFound(
      Promise.all([
        queryClient.ensureQueryData(sectionQuery(api, slug)),
        queryClient.ensureQueryData(listingQuery(api, { section: slug }, listing)),
      ]),
    )
    return null
  }

/** The three addresses of a section (§2.1): first page, further pages, pages with a choice of filters. */
export const sectionRoutes = (context: RemoteContext): RemoteRoute[] =>
  [
    { id: 'catalog:section', path: '/catalog/:section/' },
    { id: 'catalog:section-page', path: '/catalog/:section/:page/' },
    { id: 'catalog:section-filtered', path: '/catalog/:section/:page/filtered/' },
  ].map((route) => ({
    ...route,
    loader: createLoader(context),
    handle: { head: sectionHead },
    element: <SectionPage />,
    errorElement: <SectionError />,
  }))
