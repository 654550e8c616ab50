import type { BasketLine, ProductCard, RepeatedOrder, RepeatOrderInput } from '@isp/contract'
import { AppError } from '../../../kernel/app-error.ts'
import type { Database } from '../../../kernel/database.ts'
import type { Member } from '../../../kernel/http/caller.ts'
import type { Transact } from '../../../kernel/transaction.ts'
import type { CallerPriceTypes } from '../../../trade/price-types.ts'
import type { BasketLists, ListLine } from '../../basket/basket-lists.service.ts'
import type { CatalogArticles } from '../../goods/lists/catalog-articles.service.ts'
import { type OrderLineRow, selectOrder, selectOrderLines } from '../order.sql.ts'

export type OrderRepeatService = {
  /** @throws AppError ORDER_NOT_FOUND, BASKET_FULL */
  repeat(caller: Member, id: number, input: RepeatOrderInput): Promise<RepeatedOrder>
}

/** Most analogues offered for one line. */
const MOST_ANALOGUES = 3

const asListLine = ({ productId, name, quantity, comment }: OrderLineRow): ListLine => ({
  productId,
  name,
  quantity,
  comment,
})

type Goods = { lists: BasketLists; articles: CatalogArticles }

/** Replacements for products, by product id: only what can be bought, at the caller's prices. */
const replacementsOf = async (
  { lists, articles }: Goods,
  productIds: readonly number[],
  prices: CallerPriceTypes,
): Promise<(productId: number) => ProductCard[]> => {
  const analogues = await articles.analogues(productIds, MOST_ANALOGUES)
  const ids = [...new Set([...analogues.values()].flat())]
  const { in_basket } = await lists.present(
    ids.map((productId) => ({ productId, name: null, quantity: 1 })),
    prices,
  )
  const cards = new Map(
    in_basket.map(({ productId, problem, product }) => [
      productId,
      problem === null ? product : null,
    ]),
  )
  return (productId) => (analogues.get(productId) ?? []).flatMap((id) => cards.get(id) ?? [])
}

type Ports = Goods & { database: Database; transact: Transact }

export const createOrderRepeatService = ({
  database,
  transact,
  lists,
  articles,
}: Ports): OrderRepeatService => ({
  repeat: async (caller, id, { mergeId }) => {
    const reader = { accountId: caller.account.id, companyId: caller.company.id }
    if (!(await selectOrder(database, reader, id))) throw new AppError('ORDER_NOT_FOUND')
    const rows = await selectOrderLines(database, id)
    const prices = await lists.pricesOf(caller)
    const { in_basket } = await lists.present(rows.map(asListLine), prices)
    const problems = new Map(in_basket.map(({ productId, problem }) => [productId, problem]))
    const problemOf = ({ productId }: OrderLineRow): BasketLine['problem'] =>
      problems.get(productId) ?? null
    const good = rows.filter((row) => problemOf(row) === null)
    const change = await transact((connection) =>
      lists.fill(connection, caller, good.map(asListLine), { replaces: false, mergeId }),
    )
    const skipped = rows.filter((row) => problemOf(row) !== null)
    const replacements = await replacementsOf(
      { lists, articles },
      skipped.map(({ productId }) => productId),
      prices,
    )
    return {
      added: good.length,
      raised: change.lines.flatMap(({ productId, raisedFrom, quantityOrdered }) =>
        raisedFrom === null
          ? []
          : {
              name: rows.find((row) => row.productId === productId)?.name ?? '',
              from: raisedFrom,
              to: quantityOrdered,
            },
      ),
      skipped: skipped.map((row) => ({
        place: row.place,
        name: row.name,
        article: row.article,
        quantity: row.quantity,
        reason: problemOf(row) === 'no-price' ? 'no-price' : 'gone',
        analogues: replacements(row.productId),
      })),
      count: change.count,
      total: change.total,
    }
  },
})
