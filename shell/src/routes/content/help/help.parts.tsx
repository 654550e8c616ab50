import { helpUrl } from '@isp/contract/content-urls'
import { documentTitle } from '@isp/contract/site'
import { urls } from '@isp/contract/urls'
import type { HeadInput, PageHead, RemoteContext } from '@isp/federation'
import type { LazyPage, PageAddress } from '@isp/federation/page'
import { notFound, redirect, useParams } from '@isp/router'
import { notFoundHead } from '../../../layout/not-found/not-found.head.ts'
import { helpMessages as messages } from './help.messages.ts'
import {
  educationTreeQuery,
  foundArticlesQuery,
  type HelpText,
  helpTextQuery,
} from './help.queries.ts'
import { HelpIndexPage, searchedText } from './help-index.page.tsx'
import { HelpTextPage } from './help-text.page.tsx'

/** A valid slug; anything else is a 404 without a request. */
const SLUG = /^[a-z0-9][a-z0-9-]{0,119}$/

const HelpPage = () => {
  const { slugHelp } = useParams()
  return slugHelp === undefined ? (
    <HelpIndexPage />
  ) : (
    <HelpTextPage key={slugHelp} slug={slugHelp} />
  )
}

export const loadHelp = async (
  { api, queryClient }: RemoteContext,
  { params: { slugHelp }, url }: PageAddress,
): Promise<void> => {
  if (slugHelp === undefined) {
    const q = searchedText(url.searchParams)
    await Promise.all([
      queryClient.ensureQueryData(educationTreeQuery(api)),
      q && queryClient.ensureQueryData(foundArticlesQuery(api, q)),
    ])
    return
  }
  if (!SLUG.test(slugHelp)) throw notFound()
  const [{ text }] = await Promise.all([
    queryClient.ensureQueryData(helpTextQuery(api, slugHelp)),
    // shown beside the text: the page works without it
    queryClient.prefetchQuery(educationTreeQuery(api)),
  ])
  // an old address redirects to the current one
  if (text.slug !== slugHelp) throw redirect(helpUrl(text.slug), 308)
}

const crumbs = (origin: string, places: readonly (readonly [string, string])[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: places.map(([name, path], place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item: origin + path,
  })),
})

const textHead = ({ kind, text }: HelpText, { origin }: HeadInput): PageHead => {
  const path = helpUrl(text.slug)
  const places = [
    [messages.home, urls.home()],
    [messages.title, urls.help()],
    [text.title, path],
  ] as const
  return {
    title: documentTitle(text.title),
    description: kind === 'page' ? text.description : text.summary,
    canonical: path,
    jsonLd: [
      crumbs(origin, places),
      ...(kind === 'article'
        ? [
            {
              '@context': 'https://schema.org',
              '@type': 'Article',
              headline: text.title,
              description: text.summary,
              dateModified: text.updatedAt,
              url: origin + path,
            },
          ]
        : []),
    ],
  }
}

export const helpPage = ({ api, queryClient }: RemoteContext): LazyPage => ({
  Page: HelpPage,
  head: (input) => {
    const { slugHelp } = input.params
    if (slugHelp === undefined) {
      return {
        title: documentTitle(messages.title),
        description: messages.description,
        canonical: urls.help(),
        ...(searchedText(input.url.searchParams) && { noindex: true }),
        jsonLd: [
          crumbs(input.origin, [
            [messages.home, urls.home()],
            [messages.title, urls.help()],
          ]),
        ],
      }
    }
    const text = queryClient.getQueryData(helpTextQuery(api, slugHelp).queryKey)
    return text ? textHead(text, input) : notFoundHead(input.url.pathname)
  },
})
