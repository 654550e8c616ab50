import type { Section } from '@isp/contract'
import { urls } from '@isp/contract/urls'
import type { HeadInput, PageHead } from '@isp/federation'
import { formatListing, parseListing } from '../../shared/listing/listing.params.ts'
import { breadcrumbsJsonLd, type Crumb, homePlace } from '../../shared/page/json-ld.ts'
import { pageMessages } from '../../shared/page/page.messages.ts'
import { sectionMessages as messages } from './section.messages.ts'

const crumbsOf = (section: Section): Crumb[] => [
  homePlace,
  { name: pageMessages.catalog, path: urls.catalog() },
  ...section.breadcrumbs.map(({ name, slug }) => ({ name, path: urls.section(slug) })),
]

/** Only the bare pages of a section are for search engines; every choice of filters, order or view is a copy of them. */
export const sectionHead = (section: Section, { params, url, origin }: HeadInput): PageHead => {
  const page = Number(params.page ?? 1)
  const isChosen = formatListing(parseListing(url.searchParams)).size > 0
  return {
    title: pageMessages.documentTitle(messages.headTitle(section.name, page)),
    description:
      section.description ?? messages.headDescription(section.name, section.productCount),
    canonical: urls.section(section.slug, { page: isChosen ? 1 : page }),
    noindex: isChosen,
    ...(typeof ISP_WEB === 'undefined' && {
      jsonLd: [breadcrumbsJsonLd(origin, crumbsOf(section))],
    }),
  }
}
