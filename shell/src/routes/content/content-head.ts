import { documentTitle } from '@isp/contract/site'
import type { PageHead } from '@isp/federation'
import { contentMessages } from './content.messages.ts'

const breadcrumbs = (origin: string, path: string, title: string): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: contentMessages.breadcrumbHome, item: `${origin}/` },
    { '@type': 'ListItem', position: 2, name: title, item: origin + path },
  ],
})

/** What search engines are told of a static page. */
export const contentHead = (
  origin: string,
  path: string,
  { title, description }: { title: string; description: string },
): PageHead => ({
  title: documentTitle(title),
  description,
  canonical: path,
  ...(typeof ISP_WEB === 'undefined' && { jsonLd: [breadcrumbs(origin, path, title)] }),
})
