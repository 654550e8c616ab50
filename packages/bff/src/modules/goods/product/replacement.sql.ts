import type { ReplacedProduct } from '@isp/contract'
import type { Database } from '../../../kernel/database.ts'

/** Limit of steps along a chain of replacements; also ends circular chains. */
const MOST_STEPS = 10

const link = (product: string): string =>
  `json_build_object('id', ${product}.id, 'slug', ${product}.slug, 'name', ${product}.name, 'article', ${product}.article,
                     'isSold', ${isSold(product)})`

const isSold = (product: string): string =>
  `${product}.is_active and ${product}.section_id <> all ((select hidden_sections())::integer[])`

/** SQL for `what` of the nearest sold successor along the chain of replacements, never the product itself; null if none. */
const successorOf = (product: string, what: (product: string) => string): string => `
  (with recursive successor (id, step) as (
     select replacement_id, 1 from product_replacement where product_id = ${product}
     union all
     select replacement_id, step + 1 from successor join product_replacement on product_id = successor.id
      where step < ${MOST_STEPS}
   ) select ${what('later')} from successor join product later on later.id = successor.id
      where ${isSold('later')} and later.id <> ${product} order by step limit 1)`

/** A complete query: articles of replaced products, sold or not, each with the id of its nearest sold successor. */
export const successorsSold = `
  select old.article, later.id
    from product_replacement join product old on old.id = product_id
         cross join lateral (select ${successorOf('old.id', (later) => `${later}.id`)} as id offset 0) as later
   where later.id is not null`

/** The columns of ReplacementColumns for a product page; `product` must be in scope. */
export const replacementColumns = `
  ${successorOf('product.id', link)} as "replacedBy",
  (select coalesce(json_agg(${link('earlier')} order by earlier.id), '[]')
     from product_replacement join product earlier on earlier.id = product_id
    where replacement_id = product.id) as replaces`

export type ReplacementColumns = { replacedBy: ReplacedProduct | null; replaces: ReplacedProduct[] }

/** The address of the nearest sold successor of the inactive product with this address; null if it has none. */
export const selectSuccessorSlug = (
  database: Database,
  slug: string,
): Promise<{ slug: string | null }[]> =>
  database.query({
    name: 'catalog.successor-slug',
    text: `select ${successorOf('product.id', (later) => `${later}.slug`)} as slug
             from product where product.slug = $1 and not product.is_active`,
    values: [slug],
  })
