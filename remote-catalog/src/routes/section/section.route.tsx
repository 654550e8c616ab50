import { definePage } from '@isp/federation/page'
import { checkListAddress } from '../../shared/listing/check-list-address.ts'
import { listingQuery } from '../../shared/listing/listing.queries.ts'
import { sectionAddress } from '../../shared/listing/listing-address.ts'
import { absentHead } from '../../shared/page/absent-head.ts'
import { pageMessages } from '../../shared/page/page.messages.ts'
import { sectionHead } from './section.head.ts'
import { SectionPage } from './section.page.tsx'
import { parseSectionParams } from './section.params.ts'
import { sectionQuery } from './section.queries.ts'
import { SectionError } from './section-error.tsx'

/** The three addresses of a section (§2.1): first page, further pages, pages with a choice of filters. */
export default definePage({
  id: 'catalog:section',
  path: '/catalog/:section/',
  aliases: {
    'catalog:section-page': '/catalog/:section/:page/',
    'catalog:section-filtered': '/catalog/:section/:page/filtered/',
  },
  check: ({ params, url: { searchParams } }) => {
    const { slug, listing } = parseSectionParams(params, searchParams)
    checkListAddress(searchParams, sectionAddress(slug), listing)
  },
  subject: ({ api }, { section = '' }) => sectionQuery(api, section),
  load: ({ api, queryClient }, { params, url }) => {
    const { slug, listing } = parseSectionParams(params, url.searchParams)
    return queryClient.ensureQueryData(listingQuery(api, { section: slug }, listing))
  },
  head: sectionHead,
  absent: absentHead(pageMessages.sectionNotFoundTitle),
  page: <SectionPage />,
  failure: <SectionError />,
})
