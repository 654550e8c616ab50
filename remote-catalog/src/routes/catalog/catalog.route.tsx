import { urls } from '@isp/contract/urls'
import type { RemoteContext, RemoteRoute } from '@isp/federation'
import { redirect } from '@isp/router'
import { breadcrumbsJsonLd } from '../../shared/page/json-ld.ts'
import { pageMessages } from '../../shared/page/page.messages.ts'
import { sectionTreeQuery } from '../../shared/section-tree/section-tree.queries.ts'
import { catalogMessages as messages } from './catalog.messages.ts'
import { CatalogError, CatalogPage } from './catalog.page.tsx'

const PERMANENT = 308

export const catalogRoutes = ({ api, queryClient }: RemoteContext): RemoteRoute[] => [
  {
    id: 'catalog:catalog',
    path: '/catalog/',
    loader: async () => {
      await queryClient.ensureQueryData(sectionTreeQuery(api))
      return null
    },
    handle: {
      head: ({ origin }) => ({
        title: pageMessages.documentTitle(messages.headTitle),
        description: messages.headDescription,
        canonical: urls.catalog(),
        jsonLd: [
          breadcrumbsJsonLd(origin, [
            { name: pageMessages.home, path: urls.home() },
            { name: messages.title, path: urls.catalog() },
          ]),
        ],
      }),
    },
    element: <CatalogPage />,
    errorElement: <CatalogError />,
  },
  // §2.1 lists /section/ too: the same sections by their older address, so it leads to /catalog/ for good.
  {
    id: 'catalog:section-root-old',
    path: '/section/',
    loader: () => redirect(urls.catalog(), PERMANENT),
  },
  {
    id: 'catalog:section-old',
    path: '/section/:slug/',
    loader: ({ params }) => redirect(urls.section(params.slug ?? ''), PERMANENT),
  },
]
