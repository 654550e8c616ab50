// Reads company_product of buyer-article.
import type { PriceStep } from '@isp/contract/price-steps'
import type { Database } from '../../../kernel/database.ts'
import { applicablePriceOf } from '../../../trade/applicable-price.sql.ts'
import type { CallerPriceTypes } from '../../../trade/price-types.ts'
import { priceSteps } from '../cards/card.sql.ts'

export type ArticleRow = {
  key: string
  id: number
  /** The shop's article, the company's own number, or the bar code. */
  article: string
  isSold: boolean
  isOwn: boolean
  isBarCode: boolean
}

/** Products by `article_normalised` and bar code (including those no longer sold), and by the company's own numbers. */
export const selectByArticleKeys = (
  database: Database,
  keys: readonly string[],
  companyId: number | null,
): Promise<ArticleRow[]> =>
  database.query({
    name: 'catalog.by-article-keys',
    text: `select key, id, named.article, "isOwn", "isBarCode",
                  is_active and section_id <> all ((select hidden_sections())::integer[]) as "isSold"
             from (select article_normalised as key, id, article, false as "isOwn", false as "isBarCode"
                     from product where article_normalised = any ($1::text[])
                   union all
                   select code, id, code, false, true from product, unnest(bar_codes) as code
                    where bar_codes && $1::text[] and code = any ($1::text[])
                   union all
                   select number_normalised, product_id, number, true, false
                     -- fault: buyer-article-of-another-company
                     from company_product where company_id = $2 and number_normalised = any ($1::text[])
                  ) as named join product using (id) order by id`,
    values: [keys, companyId],
  })

/** All text of the catalogue about products: names, sections, brand, unit, attributes. */
export const selectGoodsTexts = (
  database: Database,
  productIds: readonly number[],
): Promise<{ id: number; text: string }[]> =>
  database.query({
    name: 'catalog.goods-texts',
    text: `select product.id, concat_ws(' ', product.name, product.unit, brand.name, section.name, parent.name,
                    (select string_agg(concat_ws(' ', property.name, property.unit, said.value), ' ')
                       from jsonb_each_text(product.attributes) as said
                       left join property on property.code = said.key)) as text
             from product
             join section on section.id = product.section_id
             left join section as parent on parent.id = section.parent_id
             left join brand on brand.id = product.brand_id
            where product.id = any ($1)`,
    values: [productIds],
  })

/** For each product the maker's replacements, then its first analogues. */
export const selectFirstAnalogues = (
  database: Database,
  productIds: readonly number[],
  most: number,
): Promise<{ productId: number; analogueIds: number[] }[]> =>
  database.query({
    name: 'catalog.first-analogues',
    text: `select product_id as "productId", (array_agg(analogue_id order by sort, analogue_id))[1:$2] as "analogueIds"
             from (select product_id, analogue_id, min(sort) as sort
                     from (select product_id, analogue_id, sort from product_analogue
                           union all select product_id, replacement_id, -1 from product_replacement) as other
                    where product_id = any ($1) group by product_id, analogue_id) as nearest
            group by product_id`,
    values: [productIds, most],
  })

/** What an imported row shows of its product: a card without the fields that only pages need. */
export type ArticleOffer = {
  id: number
  slug: string
  name: string
  article: string
  image: string | null
  unit: string
  minOrderQuantity: number
  multiplicity: number
  isSold: boolean
  /** Kopecks per piece; null: no price. */
  amount: number | null
  priceSteps: PriceStep[] | null
  available: number
}

export const selectArticleOffers = (
  database: Database,
  productIds: readonly number[],
  prices: CallerPriceTypes,
): Promise<ArticleOffer[]> =>
  database.query({
    name: 'catalog.article-offers',
    text: `select id, slug, name, article, images[1] as image, unit, min_order_quantity as "minOrderQuantity", multiplicity,
                  is_active and section_id <> all ((select hidden_sections())::integer[]) as "isSold",
                  price.amount::float8 as amount, ${priceSteps} as "priceSteps",
                  (select coalesce(sum(free), 0)::float8 from free_stock where product_id = product.id) as available
             from product ${applicablePriceOf('$2')} where id = any ($1)`,
    values: [productIds, prices.own],
  })
