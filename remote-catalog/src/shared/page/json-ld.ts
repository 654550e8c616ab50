import { urls } from '@isp/contract/urls'
import { pageMessages } from './page.messages.ts'

export type Crumb = { name: string; path: string }

/** Every path of the catalogue begins here, as its breadcrumbs do. */
export const homePlace: Crumb = { name: pageMessages.home, path: urls.home() }

/** schema.org BreadcrumbList; `path` is a path of the shop. */
export const breadcrumbsJsonLd = (origin: string, crumbs: readonly Crumb[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map((crumb, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: crumb.name,
    item: new URL(crumb.path, origin).href,
  })),
})
