import { type Database, theRow } from '../../../kernel/database.ts'
import type { CallerPriceTypes } from '../../../trade/price-types.ts'
import { type CardRow, cardColumns, cardJoins } from './card.sql.ts'

export type GoodRow = CardRow & { description: string | null; images: string[] }

/** Active products of these sections with an id above `after`, in order of id. */
export const selectGoods = (
  database: Database,
  { after, prices, sectionIds, limit }: GoodsPart,
): Promise<GoodRow[]> =>
  database.query({
    name: 'catalog.goods',
    text: `select ${cardColumns}, product.description, product.images
             from product
             ${cardJoins}
            where product.id > $1 and product.is_active and product.section_id = any ($4::int[])
            order by product.id limit $5`,
    values: [after, prices.own, prices.base, sectionIds, limit],
  })

export const countGoods = async (
  database: Database,
  sectionIds: readonly number[],
): Promise<number> => {
  const rows = await database.query<{ total: number }>({
    name: 'catalog.goods-count',
    text: 'select count(*)::int as total from product where is_active and section_id = any ($1::int[])',
    values: [sectionIds],
  })
  return theRow(rows).total
}

type GoodsPart = {
  after: number
  prices: CallerPriceTypes
  sectionIds: readonly number[]
  limit: number
}
