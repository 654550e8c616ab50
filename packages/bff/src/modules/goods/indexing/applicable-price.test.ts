import { priceAt } from '@isp/contract/price-steps'
import { createTestDatabase, type TestDatabase } from '@isp/testing/database'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseOf } from '../../../kernel/database.ts'
import { randomOf } from '../../../kernel/random.fixture.ts'
import { buildIndex } from '../../../search/build.ts'
import { float64Column, type IndexData, uint32Column } from '../../../search/columns.ts'
import { openLiveColumns, openLocate } from '../../../search/live-columns.ts'
import { applicablePrice } from '../../../trade/applicable-price.ts'
import { selectCards } from '../cards/card.sql.ts'
import { readCatalogSource } from './catalog-source.ts'
import { selectLiveRows } from './live-changes.sql.ts'
import {
  type Caller,
  callersOf,
  expectedPrice,
  fitted,
  makeShop,
  ownTypeOf,
  PRODUCTS,
  priceList,
  type Shop,
} from './random-prices.fixture.ts'
import { writeGoods, writeShop } from './written-prices.fixture.ts'

/** D30, D38, D43, D49: the database, TypeScript and the index against a plain reading of the rules over a random shop. */

let scratch: TestDatabase
let client: PoolClient
beforeAll(async () => {
  scratch = await createTestDatabase()
  client = await scratch.pool.connect()
  await writeGoods(client)
})
afterAll(async () => {
  client?.release()
  await scratch?.drop()
})

type Amounts = (number | undefined)[]
const rowsOf = async (sql: string, values: unknown[]) => (await client.query(sql, values)).rows

const ownTypeInDatabase = async ({ agreement, specification }: Caller): Promise<number | null> => {
  const [row] = await rowsOf(
    `select own_price_type(company.status, agreement.price_type_id, specification.price_type_id) as own
       from (select) nobody
       left join valid_agreement agreement on agreement.id = $1
       left join company on company.id = agreement.company_id
       left join valid_specification specification on specification.id = $2 and specification.agreement_id = agreement.id`,
    [agreement?.id, specification?.id],
  )
  return row.own
}

/** Of each product the price of one piece, then that of a piece of so many as are asked for. */
const inDatabase = async (shop: Shop, own: number | null) => {
  const rows = await rowsOf(
    `select product.id, price.amount::float8 as amount,
            price_at(asked.quantity, price.amount, price.step_quantities, price.step_amounts)::float8 as piece
       from unnest($1::int[], $2::bigint[]) as asked (id, quantity)
       join product on product.id = asked.id cross join served_price_types($3) as served (types)
       join lateral applicable_price(product.id, served.types) price on true`,
    [PRODUCTS, PRODUCTS.map((id) => fitted(shop, id)), own],
  )
  const found = new Map(rows.map((row) => [row.id, row]))
  return {
    amounts: PRODUCTS.map((id): number | undefined => found.get(id)?.amount),
    pieces: PRODUCTS.map((id): number | undefined => found.get(id)?.piece),
  }
}

const inTypeScript = async (shop: Shop, own: number | null): Promise<Amounts> => {
  const [row] = await rowsOf('select types from served_price_types($1) as served (types)', [own])
  return PRODUCTS.map((id) => {
    const amounts = new Map(
      priceList(shop)
        .filter(({ product }) => product === id)
        .map(({ type, amount }) => [type, amount]),
    )
    return applicablePrice(row.types as number[], (type) => amounts.get(type))
  })
}

const onCards = async ({ base }: Shop, own: number | null): Promise<Amounts> => {
  const prices = { own: own ?? base ?? 0, base: base ?? 0 }
  const cards = await selectCards(databaseOf(scratch.pool), PRODUCTS, prices)
  return PRODUCTS.map((id) => cards.find((card) => card.id === id)?.amount ?? undefined)
}

const inIndex = (data: IndexData, type: number): Amounts => {
  const locate = openLocate(uint32Column(data, 'ids'), uint32Column(data, 'order-id'))
  return PRODUCTS.map((id) => {
    const amount = float64Column(data, `price-${type}`)[locate(id) ?? -1] ?? Number.NaN
    return Number.isNaN(amount) ? undefined : amount
  })
}

const totals = async (own: number | null): Promise<number[]> => {
  const [row] = await rowsOf(
    `select basket.total::float8 as basket, draft.total::float8 as draft
       from basket_totals(array[1], array[$1::int]) basket, draft_total(1, $1) draft`,
    [own],
  )
  return [row.basket, row.draft]
}

const expectOnePrice = async (shop: Shop, data: IndexData, told: string): Promise<void> => {
  for (const caller of callersOf(shop)) {
    const own = ownTypeOf(caller)
    const about = `${told}, type ${own}`
    expect(await ownTypeInDatabase(caller), about).toBe(own)
    const expected = PRODUCTS.map((id) => expectedPrice(shop, own, id))
    const amounts = expected.map((price) => price?.amount)
    const pieces = expected.map((price, at) => price && priceAt(price, fitted(shop, at + 1)))
    expect(await inDatabase(shop, own), about).toEqual({ amounts, pieces })
    expect(await inTypeScript(shop, own), about).toEqual(amounts)
    expect(await onCards(shop, own), about).toEqual(amounts)
    const column = own ?? shop.base
    if (column !== null) expect(inIndex(data, column), about).toEqual(amounts)
    const total = pieces.reduce<number>(
      (sum, piece, at) => sum + (piece ?? 0) * fitted(shop, at + 1),
      0,
    )
    expect(await totals(own), about).toEqual([total, total])
  }
}

test.each([1, 2, 3, 4, 5, 6])(
  'случайный магазин (%i): база, TypeScript, индекс, корзина и черновик знают одну цену для каждого покупателя',
  async (seed) => {
    const random = randomOf(seed * 104_729)
    const shop = makeShop(random)
    await writeShop(client, shop)
    const data = await buildIndex(await readCatalogSource(client))
    await expectOnePrice(shop, data, `seed ${seed}`)

    for (const price of shop.prices) if (random(3) === 0) price.amount += 1 + random(500)
    shop.prices = shop.prices.filter(() => random(5) > 0)
    await writeShop(client, shop)
    // the same index, which follows the changes
    const steps = openLiveColumns(data).steps(await selectLiveRows(client, PRODUCTS))
    while (!steps.next().done);
    await expectOnePrice(shop, data, `seed ${seed}, changed`)
  },
)
