import type { Database } from '../../kernel/database.ts'

/**
 * The price and the free pieces that the buyer saw when the line was added, or has accepted since; null: not recorded.
 * A price recorded for another price type is null too.
 */
export type KnownOffer = { price: number | null; available: number | null }

/** A line of a basket; `name` is the product's name when the line was last written, null for lines that are not stored. */
export type StoredLine = {
  productId: number
  name: string | null
  quantity: number
  comment?: string | undefined
  known?: KnownOffer | undefined
}

/** `priceTypeId`: the caller's price type; known prices of other types are ignored. */
export type LineOwner = {
  accountId: number
  companyId: number | null
  priceTypeId?: number | null
}

/** The caller's stored lines, in the order they were put in. */
export const selectStoredLines = (
  database: Database,
  { accountId, companyId, priceTypeId = null }: LineOwner,
): Promise<StoredLine[]> =>
  database.query({
    name: 'basket.lines',
    text: `select product_id as "productId", name, quantity::float8 as quantity, comment,
                  json_build_object('available', known_available, 'price',
                    case when known_price_type is not distinct from $3::integer then known_price end) as known
             from basket_line
            -- fault: basket-of-another-person
            -- fault: basket-of-another-company-ordered
            where basket_id = (select id from basket where account_id = $1 and company_id is not distinct from $2)
            order by place`,
    values: [accountId, companyId, priceTypeId],
  })

/** Locks the basket until the end of the transaction, so that no line changes meanwhile. Creates a missing basket. */
export const lockBasket = async (
  database: Database,
  { accountId, companyId }: LineOwner,
): Promise<void> => {
  await database.query({
    name: 'basket.lock',
    text: 'select lock_basket($1, $2)',
    values: [accountId, companyId],
  })
}

export const deleteLines = async (
  database: Database,
  { accountId, companyId }: LineOwner,
  productIds: readonly number[],
): Promise<void> => {
  await database.query({
    name: 'basket.delete-lines',
    text: `delete from basket_line using basket
            where basket.id = basket_line.basket_id and basket.account_id = $1
              -- fault: basket-of-another-company-emptied
              and basket.company_id is not distinct from $2 and basket_line.product_id = any ($3)`,
    values: [accountId, companyId, productIds],
  })
}

/** Returns false when there is no such line. */
export const updateComment = async (
  database: Database,
  { accountId, companyId }: LineOwner,
  productId: number,
  comment: string,
): Promise<boolean> => {
  const rows = await database.query({
    name: 'basket.comment',
    text: `update basket_line set comment = $4 from basket
            -- fault: comment-of-a-foreign-line
            where basket.id = basket_line.basket_id and basket.account_id = $1
              and basket.company_id is not distinct from $2 and basket_line.product_id = $3
           returning 1`,
    values: [accountId, companyId, productId, comment],
  })
  return rows.length > 0
}

export type AcceptedOffer = { productId: number; price: number | null; available: number }

export const updateKnown = async (
  database: Database,
  { accountId, companyId, priceTypeId = null }: LineOwner,
  offers: readonly AcceptedOffer[],
): Promise<void> => {
  await database.query({
    name: 'basket.known',
    text: `update basket_line
              set known_price = offer.price, known_price_type = $3, known_available = offer.available
             from basket, jsonb_to_recordset($4::jsonb) as offer ("productId" integer, price bigint, available bigint)
            where basket.id = basket_line.basket_id and basket.account_id = $1
              and basket.company_id is not distinct from $2 and basket_line.product_id = offer."productId"`,
    values: [accountId, companyId, priceTypeId, JSON.stringify(offers)],
  })
}
