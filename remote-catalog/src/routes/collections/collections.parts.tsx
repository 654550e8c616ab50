import { collectionsUrl, collectionUrl } from '@isp/contract/content-urls'
import { documentTitle } from '@isp/contract/site'
import { urls } from '@isp/contract/urls'
import type { PageHead, RemoteContext } from '@isp/federation'
import type { LazyPage, PageAddress } from '@isp/federation/page'
import { notFound, redirect, useParams } from '@isp/router'
import { CollectionPage } from './collection.page.tsx'
import type { CollectionParts } from './collection-parts.ts'
import { collectionsMessages as messages } from './collections.messages.ts'
import { CollectionsPage } from './collections.page.tsx'
import { collectionId, collectionQuery, collectionsQuery } from './collections.queries.ts'

const PERMANENT = 308

/** A title that has changed leads on from its old address. */
export const loadCollections = async (
  { api, queryClient }: RemoteContext,
  { params: { slug } }: PageAddress,
): Promise<void> => {
  if (slug === undefined) {
    await queryClient.ensureQueryData(collectionsQuery(api))
    return
  }
  const id = collectionId(slug)
  if (id === null) throw notFound()
  const collection = await queryClient.ensureQueryData(collectionQuery(api, id))
  if (collection.slug !== slug) throw redirect(collectionUrl(collection.slug), PERMANENT)
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

export const collectionsPage = (
  { api, queryClient }: RemoteContext,
  parts: CollectionParts,
): LazyPage => ({
  Page: () => {
    const { slug } = useParams()
    const id = slug === undefined ? null : collectionId(slug)
    return id === null ? (
      <CollectionsPage parts={parts} />
    ) : (
      <CollectionPage key={id} id={id} parts={parts} />
    )
  },
  head: ({ params: { slug }, origin }): PageHead => {
    const places = [
      [messages.home, urls.home()],
      [messages.title, collectionsUrl()],
    ] as const
    if (slug === undefined) {
      return {
        title: documentTitle(messages.title),
        description: messages.description,
        canonical: collectionsUrl(),
        jsonLd: [crumbs(origin, places)],
      }
    }
    const found = queryClient.getQueryData(collectionQuery(api, collectionId(slug) ?? 0).queryKey)
    if (!found) return { title: documentTitle(messages.title), noindex: true }
    const path = collectionUrl(found.slug)
    return {
      title: documentTitle(found.title),
      description: messages.headDescription(found.title, found.text, found.products.length),
      canonical: path,
      jsonLd: [crumbs(origin, [...places, [found.title, path]])],
    }
  },
})
