import { type ApiClient, ignoreErrors, unwrap } from '@isp/api-client'
import type { PromoEntry } from '@isp/contract'
import type { CallMarks } from '@isp/federation/page'

const normal = (article: string): string => article.toUpperCase().replaceAll(/[^\p{L}\d]/gu, '')

type Found = { ids: number[]; unknown: string[] }

/** Products by their articles, in the order of the list; an article that only resembles one is none. */
export const findByArticles = async (
  api: ApiClient,
  articles: readonly string[],
): Promise<Found> => {
  const found: Found = { ids: [], unknown: [] }
  for (const article of articles) {
    const { items } = await unwrap(
      api.POST('/api/catalog/products', { body: { q: article }, ...ignoreErrors() }),
    )
    const product = items.find((one) => normal(one.article) === normal(article))
    if (product) found.ids.push(product.id)
    else found.unknown.push(article)
  }
  return found
}

/** The set holds exactly these, in this order. */
export const setGoods = async (
  api: ApiClient,
  { id, productIds: before }: PromoEntry,
  productIds: number[],
  marks: CallMarks,
): Promise<void> => {
  const path = { id }
  if (before.length > 0) {
    const query = { productIds: before.join(',') }
    await unwrap(
      api.DELETE('/api/catalog/promo/products/{id}/products', {
        params: { path, query },
        ...marks,
      }),
    )
  }
  await unwrap(
    api.POST('/api/catalog/promo/products/{id}/products', {
      params: { path },
      body: { productIds },
      ...marks,
    }),
  )
}
