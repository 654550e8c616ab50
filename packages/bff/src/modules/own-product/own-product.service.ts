import type { OwnProduct, OwnProductInput, Suggestions } from '@isp/contract'
import { AppError } from '../../kernel/app-error.ts'
import type { Database } from '../../kernel/database.ts'
import type { Member } from '../../kernel/http/caller.ts'
import type { CatalogArticles } from '../catalog/catalog-articles.service.ts'
import {
  deleteOwnProduct,
  isProductKnown,
  selectOwnProduct,
  upsertOwnProduct,
} from './own-product.sql.ts'

const nothing: OwnProduct = { number: '', note: '' }

export type OwnProducts = {
  /** What the company calls so; nothing of what others do. */
  named(caller: Member, number: string): Promise<Pick<Suggestions, 'products'>>
  /** @throws AppError PRODUCT_NOT_FOUND */
  read(caller: Member, productId: number): Promise<OwnProduct>
  /** @throws AppError PRODUCT_NOT_FOUND */
  set(caller: Member, productId: number, input: OwnProductInput): Promise<OwnProduct>
}

export const createOwnProducts = (
  { database }: { database: Database },
  articles: Pick<CatalogArticles, 'byOwnNumber'>,
): OwnProducts => {
  const mustBeKnown = async (productId: number): Promise<void> => {
    if (!(await isProductKnown(database, productId))) throw new AppError('PRODUCT_NOT_FOUND')
  }
  return {
    named: async ({ company }, number) => ({
      products: await articles.byOwnNumber(database, number, company.id),
    }),
    read: async ({ company }, productId) => {
      const [own] = await selectOwnProduct(database, company.id, productId)
      if (own) return own
      await mustBeKnown(productId)
      return nothing
    },
    set: async ({ company }, productId, { number, note }) => {
      await mustBeKnown(productId)
      const own = { number, note }
      if (number === '' && note === '') await deleteOwnProduct(database, company.id, productId)
      else await upsertOwnProduct(database, company.id, productId, own)
      return own
    },
  }
}
