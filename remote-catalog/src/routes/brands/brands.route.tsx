import { urls } from '@isp/contract/urls'
import { definePage } from '@isp/federation/page'
import { breadcrumbsJsonLd, homePlace } from '../../shared/page/json-ld.ts'
import { pageMessages } from '../../shared/page/page.messages.ts'
import { PageError } from '../../shared/page/page-error.tsx'
import { brandsMessages as messages } from './brands.messages.ts'
import { BrandsPage } from './brands.page.tsx'
import { brandsQuery } from './brands.queries.ts'

export default definePage({
  id: 'catalog:brands',
  path: '/brands/',
  load: ({ api, queryClient }) => queryClient.ensureQueryData(brandsQuery(api)),
  // bench: brands-route
  head: ({ origin }) => ({
    title: pageMessages.documentTitle(messages.title),
    description: messages.headDescription,
    canonical: urls.brands(),
    ...(typeof ISP_WEB === 'undefined' && {
      jsonLd: [
        breadcrumbsJsonLd(origin, [homePlace, { name: messages.title, path: urls.brands() }]),
      ],
    }),
  }),
  page: <BrandsPage />,
  failure: <PageError />,
})
