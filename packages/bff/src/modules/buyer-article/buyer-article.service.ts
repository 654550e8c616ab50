import type { BuyerArticle, BuyerArticleInput, Suggestions } from '@isp/contract'
import { AppError } from '../../kernel/app-error.ts'
import type { Database } from '../../kernel/database.ts'
import type { Member } from '../../kernel/http/caller.ts'
import type { CatalogArticles } from '../goods/lists/catalog-articles.service.ts'
import {
  deleteBuyerArticle,
  isProductKnown,
  selectBuyerArticle,
  upsertBuyerArticle,
} from './buyer-article.sql.ts'

const nothing: BuyerArticle = { number: '', note: '' }

export type BuyerArticles = {
  /** Products with this number of the caller's company; numbers of other companies are not searched. */
  named(caller: Member, number: string): Promise<Pick<Suggestions, 'products'>>
  /** @throws AppError PRODUCT_NOT_FOUND */
  read(caller: Member, productId: number): Promise<BuyerArticle>
  /** @throws AppError PRODUCT_NOT_FOUND */
  set(caller: Member, productId: number, input: BuyerArticleInput): Promise<BuyerArticle>
}

export const createBuyerArticles = (
  { database }: { database: Database },
  articles: Pick<CatalogArticles, 'byOwnNumber'>,
): BuyerArticles => {
  const mustBeKnown = async (productId: number): Promise<void> => {
    if (!(await isProductKnown(database, productId))) throw new AppError('PRODUCT_NOT_FOUND')
  }
  return {
    named: async ({ company }, number) => ({
      products: await articles.byOwnNumber(database, number, company.id),
    }),
    read: async ({ company }, productId) => {
      const [own] = await selectBuyerArticle(database, company.id, productId)
      if (own) return own
      await mustBeKnown(productId)
      return nothing
    },
    set: async ({ company }, productId, { number, note }) => {
      await mustBeKnown(productId)
      const own = { number, note }
      if (number === '' && note === '') await deleteBuyerArticle(database, company.id, productId)
      else await upsertBuyerArticle(database, company.id, productId, own)
      return own
    },
  }
}
