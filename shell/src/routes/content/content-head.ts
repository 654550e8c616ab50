import { documentTitle } from '@isp/contract/site'
import type { PageHead } from '@isp/federation'
import { contentMessages } from './content.messages.ts'

type Place = { name: string; path: string }

const breadcrumbs = (origin: string, places: readonly Place[]): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: places.map(({ name, path }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item: origin + path,
  })),
})

/** Head of a static page; `parents` are the breadcrumbs between home and the page. */
export const contentHead = (
  origin: string,
  path: string,
  { title, description }: { title: string; description: string },
  parents: readonly Place[] = [],
): PageHead => ({
  title: documentTitle(title),
  description,
  canonical: path,
  ...(typeof ISP_WEB === 'undefined' && {
    jsonLd: [
      breadcrumbs(origin, [
        { name: contentMessages.breadcrumbHome, path: '/' },
        ...parents,
        { name: title, path },
      ]),
    ],
  }),
})
