import { siteConfig } from '@isp/contract/site'
import { urls } from '@isp/contract/urls'
import type { HeadInput, PageHead } from '@isp/federation'
import { homeMessages as messages } from './home.messages.ts'

const siteJsonLd = (origin: string) => [
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
]

export const homeHead = ({ origin }: HeadInput): PageHead => ({
  title: messages.title(siteConfig.name),
  description: messages.description,
  canonical: urls.home(),
  ...(typeof ISP_WEB === 'undefined' && { jsonLd: siteJsonLd(origin) }),
})
