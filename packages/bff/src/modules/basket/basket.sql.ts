import {
  type BasketChange,
  type BasketMergeItem,
  MAX_BASKET_LINES,
  MAX_QUANTITY,
  type RemovedLine,
} from '@isp/contract'
import type { AppError } from '../../kernel/app-error.ts'
import { type Database, theRow } from '../../kernel/database.ts'
import { refusalOf, withRefusals } from './database-refusal.ts'

/** Owner of a basket: every statement names both fields, so that no other basket can be reached. */
export type BasketOwner = {
  accountId: number
  companyId: number | null
  priceTypeId: number | null
}

type Items = readonly Pick<
  BasketMergeItem,
  'productId' | 'quantityOrdered' | 'comment' | 'before'
>[]
/** `key`: what was written with it once is not written again. */
type Put = { mode: 'add' | 'set' | 'merge'; key?: string | undefined }

const PUT = 'basket_put($1, $2, $3, $4, $5, $6, $7::text[], $8, $9, $10)'
const PUT_BACK = 'basket_put_back($1, $2, $3, $4, $5, $6, $7::text[], $8, $9, $10, $11)'

const ownerValues = ({ accountId, companyId, priceTypeId }: BasketOwner) => [
  accountId,
  companyId,
  priceTypeId,
]

const putValues = (owner: BasketOwner, items: Items, put: Put) => [
  ...ownerValues(owner),
  put.mode,
  items.map(({ productId }) => productId),
  items.map(({ quantityOrdered }) => quantityOrdered),
  items.map(({ comment }) => comment ?? ''),
  put.key ?? null,
  MAX_BASKET_LINES,
  MAX_QUANTITY,
]

/**
 * Writes the lines and counts the new total in one round trip, with the basket locked: all lines, or none with an error.
 * In mode `merge`, lines of products that are no longer sold are skipped.
 * @throws AppError PRODUCT_NOT_FOUND, PRODUCT_NOT_ORDERABLE, BASKET_LINE_NOT_FOUND, REQUEST_INVALID (too much of something)
 */
export const putLines = async (
  database: Database,
  owner: BasketOwner,
  items: Items,
  put: Put,
): Promise<BasketChange> => {
  const values = putValues(owner, items, put)
  const before = items.map((item) => item.before ?? null)
  const isBack = before.some((next) => next !== null) // without a `before` no other line moves
  const rows = await withRefusals(
    database.query<BasketChange>({
      name: isBack ? 'basket.put-back' : 'basket.put',
      text: `select coalesce(lines, '[]') as lines, line_count as count, total::float8 as total
               from ${isBack ? PUT_BACK : PUT}`,
      values: isBack ? [...values, before] : values,
    }),
  )
  return theRow(rows)
}

/** A few lines for one basket. */
export type SmallPut = { owner: BasketOwner; items: Items } & Put

type EachRow = BasketChange & { isDone: boolean; refusal: string | null; parameter: string | null }

/**
 * As `putLines`, for several baskets in one round trip, skipping locked ones. For each basket, in order: the change;
 * the AppError that refused it (the others are still written); or null when nothing was done and `putLines` must be
 * called: the basket is locked, does not exist yet, or occurs twice. @throws when a basket would become too big or an
 * input is invalid: then nothing is written to any basket.
 */
export const putEach = async (
  database: Database,
  puts: readonly SmallPut[],
): Promise<(BasketChange | AppError | null)[]> => {
  const lines = puts.flatMap(({ items }, place) =>
    items.map((item) => ({ ...item, nth: place + 1 })),
  )
  const rows = await database.query<EachRow>({
    name: 'basket.put-each',
    text: `select is_done as "isDone", coalesce(lines, '[]') as lines, line_count as count, total::float8 as total,
                  refusal, parameter
             from basket_put_each($1, $2, $3, $4, $5, $6, $7, $8::text[], $9, $10, $11::uuid[])
                  with ordinality order by ordinality`,
    values: [
      puts.map(({ owner }) => owner.accountId),
      puts.map(({ owner }) => owner.companyId),
      puts.map(({ owner }) => owner.priceTypeId),
      puts.map(({ mode }) => mode),
      lines.map(({ nth }) => nth),
      lines.map(({ productId }) => productId),
      lines.map(({ quantityOrdered }) => quantityOrdered),
      lines.map(({ comment }) => comment ?? ''),
      MAX_BASKET_LINES,
      MAX_QUANTITY,
      puts.some(({ key }) => key) ? puts.map(({ key }) => key ?? null) : null,
    ],
  })
  return rows.map(({ isDone, refusal, parameter, ...change }) => {
    if (!isDone) return null
    return refusal === null ? change : refusalOf(refusal, parameter ?? '')
  })
}

/**
 * `putLines` in mode `add` without reading the result, for up to a thousand rows of a file at once.
 * @throws AppError as putLines
 */
export const addLines = async (
  database: Database,
  owner: BasketOwner,
  items: Items,
): Promise<void> => {
  await withRefusals(
    database.query({
      name: 'basket.add',
      text: `select from ${PUT}`,
      values: putValues(owner, items, { mode: 'add' }),
    }),
  )
}

type RemovedRow = { removed: RemovedLine[]; count: number; total: number }

/** Removes these products, or with null all lines; returns the removed lines and the new total. */
export const removeLines = async (
  database: Database,
  owner: BasketOwner,
  productIds: readonly number[] | null,
): Promise<RemovedRow> => {
  const rows = await database.query<RemovedRow>({
    name: 'basket.remove',
    text: `select removed, line_count as count, total::float8 as total from basket_take_out($1, $2, $3, $4)`,
    values: [...ownerValues(owner), productIds],
  })
  return theRow(rows)
}

export const selectSmallBasket = async (
  database: Database,
  owner: BasketOwner,
): Promise<{ count: number; total: number }> => {
  const [row] = await database.query<{ count: number; total: number }>({
    name: 'basket.small',
    text: `select counted.line_count as count, counted.total::float8 as total
             from basket, basket_total(basket.id, $3) counted
            -- fault: header-of-another-person
            where basket.account_id = $1 and basket.company_id is not distinct from $2`,
    values: ownerValues(owner),
  })
  return row ?? { count: 0, total: 0 } // an account that never added anything has no basket row
}

/** Deletes records of merges that are older than `days`: no client repeats these any more. */
export const deleteOldMerges = async (database: Database, days: number): Promise<void> => {
  await database.query({
    text: `delete from basket_merge where at < now() - make_interval(days => $1)`,
    values: [days],
  })
}

/** Whether the account has already made this merge. */
export const selectMerge = async (
  database: Database,
  accountId: number,
  mergeId: string,
): Promise<boolean> => {
  const rows = await database.query({
    name: 'basket.merge',
    text: 'select from basket_merge where account_id = $1 and merge_id = $2',
    values: [accountId, mergeId],
  })
  return rows.length > 0
}
