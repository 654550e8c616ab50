import { urls } from '@isp/contract/urls'
import { definePage } from '@isp/federation/page'
import { breadcrumbsJsonLd, homePlace } from '../../shared/page/json-ld.ts'
import { pageMessages } from '../../shared/page/page.messages.ts'
import { PageError } from '../../shared/page/page-error.tsx'
import { sectionTreeQuery } from '../../shared/section-tree/section-tree.queries.ts'
import { catalogMessages as messages } from './catalog.messages.ts'
import { CatalogPage } from './catalog.page.tsx'

export default definePage({
  id: 'catalog:catalog',
  path: '/catalog/',
  load: ({ api, queryClient }) => queryClient.ensureQueryData(sectionTreeQuery(api)),
  head: ({ origin }) => ({
    title: pageMessages.documentTitle(messages.headTitle),
    description: messages.headDescription,
    canonical: urls.catalog(),
    ...(typeof ISP_WEB === 'undefined' && {
      jsonLd: [
        breadcrumbsJsonLd(origin, [homePlace, { name: messages.title, path: urls.catalog() }]),
      ],
    }),
  }),
  page: <CatalogPage />,
  failure: <PageError />,
})
