import { urls } from '@isp/contract/urls'
import type { PageHead, RemoteContext, RouteHandle } from '@isp/federation'
import { sectionTreeQuery } from '../../layout/section-tree.query.ts'
import { organizationJsonLd } from '../../layout/site/organization-json-ld.ts'
import { siteConfig } from '../../layout/site/site.config.ts'
import { homeBrandsQuery } from './brands.query.ts'
import { homeMessages as messages } from './home.messages.ts'
import { HomePage } from './home.page.tsx'

const homeHead = (origin: string): PageHead => ({
  title: messages.title(siteConfig.name),
  description: messages.description,
  canonical: urls.home(),
  jsonLd: [
    organizationJsonLd(origin),
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: siteConfig.name,
      url: `${origin}/`,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${origin}${urls.searchRoot()}?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  ],
})

/** What the lazy route brings: data, page and head of home. */
export const createHomePage = ({ api, queryClient }: RemoteContext) => ({
  loader: async () => {
    await Promise.all([
      queryClient.ensureQueryData(sectionTreeQuery(api)),
      queryClient.ensureQueryData(homeBrandsQuery(api)),
    ])
    return null
  },
  element: <HomePage api={api} />,
  handle: { head: ({ origin }) => homeHead(origin) } satisfies RouteHandle,
})
