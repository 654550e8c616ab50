import { type ExchangeEntityName, exchangeEntities, exchangeEntityNames } from '@isp/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseOf } from '../../kernel/database.ts'
import { transactionsOf } from '../../kernel/transaction.ts'
import type { LoadedEntity } from '../../load/loaded-entity.ts'
import { createOrderChanges } from '../order/changes/order-changes.service.ts'
import { allEntities } from './all-entities.ts'
import { type Exchange, openExchange } from './exchange.fixture.ts'
import { createExchangeService } from './exchange.service.ts'
import { createWork } from './exchange-work.ts'
import { digestOf } from './tables-digest.fixture.ts'

type Sample = {
  /** Entities that the example refers to; their examples are sent first. */
  needs: readonly ExchangeEntityName[]
  /** A change of the example to be written. */
  change: object
  /** An invalid value, and the field it is reported for. */
  wrong: object
  wrongField: string
  /** A record that is in use cannot be deleted. */
  isInUse?: true
  /** SQL that prepares what no load can create. */
  before?: string
  /** A whole list hides none of these records. */
  isNeverHidden?: true
}

/** Additions to the contract's examples, which are the records sent. */
const samples: Record<ExchangeEntityName, Sample> = {
  units: {
    needs: [],
    change: { name: 'Штучка' },
    wrong: { code: 'шт' },
    wrongField: 'code',
    isInUse: true,
  },
  currencies: {
    needs: [],
    change: { rates: [{ date: '12.01.2026', rate: 12 }] },
    wrong: { rates: [{ date: '2026-01-12', rate: -1 }] },
    wrongField: 'rates.0.rate',
    isNeverHidden: true,
  },
  warehouses: { needs: [], change: { name: 'Второй' }, wrong: { city: '' }, wrongField: 'city' },
  'price-types': {
    needs: [],
    change: { hasVat: false },
    wrong: { currency: 'рубли' },
    wrongField: 'currency',
  },
  'price-groups': {
    needs: [],
    change: { name: 'Метчики' },
    wrong: { name: 5 },
    wrongField: 'name',
  },
  brands: { needs: [], change: { name: 'Резец-2' }, wrong: { nmae: 'x' }, wrongField: 'nmae' },
  properties: {
    needs: [],
    change: { unit: 'см' },
    wrong: { kind: 'text' },
    wrongField: 'kind',
  },
  sections: { needs: [], change: { name: 'Резцы' }, wrong: { parent: 7 }, wrongField: 'parent' },
  products: {
    needs: ['brands', 'properties', 'sections'],
    change: { name: 'Сверло 6 мм' },
    wrong: { properties: [{ property: 'p-d', value: 'пять' }] },
    wrongField: 'properties.0.value',
  },
  prices: {
    needs: ['brands', 'properties', 'sections', 'products', 'price-types'],
    change: { price: '126,50' },
    wrong: { price: -1 },
    wrongField: 'price',
  },
  rests: {
    needs: ['brands', 'properties', 'sections', 'products', 'warehouses'],
    change: { quantity: 0 },
    wrong: { quantity: 'пять' },
    wrongField: 'quantity',
  },
  'delivery-methods': {
    needs: [],
    change: { name: 'Доставка' },
    wrong: { kind: 'drone' },
    wrongField: 'kind',
  },
  managers: {
    needs: [],
    change: { lastName: 'Петрова' },
    wrong: { email: 'иванова' },
    wrongField: 'email',
  },
  companies: {
    needs: ['managers'],
    change: { name: 'ООО «Новое имя»' },
    wrong: { inn: '9999000007' },
    wrongField: 'inn',
  },
  users: {
    needs: ['managers', 'companies'],
    change: { companies: [{ company: 'c-1', role: 'manager' }] },
    wrong: { companies: [{ company: 'c-1', role: 'boss' }] },
    wrongField: 'companies.0.role',
  },
  agreements: {
    needs: ['managers', 'companies', 'price-types'],
    change: { paymentDays: 14 },
    wrong: { validFrom: '2028-01-01' },
    wrongField: 'validUntil',
  },
  specifications: {
    needs: ['managers', 'companies', 'price-types', 'agreements'],
    change: { number: '2' },
    wrong: { date: '31.02.2026' },
    wrongField: 'date',
  },
  'order-statuses': {
    needs: [],
    change: { status: 'ASSEMBLING' },
    wrong: { status: 'LOST' },
    wrongField: 'status',
  },
  orders: {
    needs: ['order-statuses'],
    change: { accountingNumber: 'НФ-2' },
    wrong: { date: '2026-02-03 25:00' },
    wrongField: 'date',
    before: `
      with made as (
        insert into orders (number, account_id, company_id, company_name, company_inn, agreement_name, author,
          delivery_code, delivery_name, contact_name, contact_phone, contact_email, total, vat_total, line_count)
        values ('ИСП-000123', 2, 1, 'А', '1', 'Договор', 'Я', 'pickup', 'Самовывоз', 'Я', '', 'me@example.com', 100, 0, 1)
        returning id)
      insert into order_line (order_id, place, product_id, name, article, unit, quantity, reserved, price, sum, vat_rate, vat_sum)
      select id, 0, 1, 'Сверло', 'СВ', 'шт', 1, 0, 100, 100, 0, 0 from made`,
    isNeverHidden: true,
  },
  settlements: {
    needs: ['managers', 'companies', 'price-types', 'agreements'],
    change: { opening: '-100', closing: '14900,50' },
    wrong: { closing: '15000.51' },
    wrongField: 'closing',
  },
}

const exampleOf = (name: ExchangeEntityName) =>
  exchangeEntities.find((entity) => entity.name === name)?.example ?? {}
const keyOf = (name: ExchangeEntityName): object => {
  const { id, product, priceType, warehouse } = exampleOf(name) as Record<string, string>
  if (id) return { id }
  return { product, ...(priceType ? { priceType } : { warehouse }) }
}

/** Sends records while `last` runs after the entity has written all of them. @returns the outcome of each */
const sendLate = async (
  { shop }: Exchange,
  name: ExchangeEntityName,
  records: object[],
  last: (...written: Parameters<LoadedEntity['write']>) => ReturnType<LoadedEntity['write']>,
): Promise<string[]> => {
  const { pool } = shop
  const jobs = { enqueue: async () => '' }
  const letters = { jobs, shopOrigin: '' }
  const all = allEntities({
    ...letters,
    changes: createOrderChanges(letters),
    now: () => new Date(),
  })
  const entity = all.get(name)
  if (!entity) throw new Error(name)
  const late: LoadedEntity = {
    ...entity,
    write: async (context, items) => {
      const faults = (await entity.write(context, items)) ?? []
      return [...faults, ...((await last(context, items)) ?? [])]
    },
  }
  const work = createWork(pool.options.connectionString ?? '', new Map([...all, [name, late]]), {
    warn: () => undefined,
  })
  const service = createExchangeService({
    ...{ database: databaseOf(pool), transact: transactionsOf(pool), work, jobs },
  })
  const { rows } = await pool.query(`select id, source, name from exchange_account`)
  const call = { entity: name, action: 'import', records, key: undefined } as const
  const { load } = await service.take(rows[0], call)
  await work.close()
  return (await service.answer(load)).results.map(({ outcome }) => outcome)
}

describe.each(exchangeEntityNames)('%s', (name) => {
  const { needs, change, wrong, wrongField, isInUse, before, isNeverHidden } = samples[name]
  const example = exampleOf(name)
  let exchange: Exchange
  beforeAll(async () => {
    exchange = await openExchange()
    if (before) await exchange.shop.pool.query(before)
  })
  afterAll(() => exchange.shop.close())

  test('ждёт того, чего ещё нет, и применяется, когда оно пришло', async () => {
    if (needs.length > 0) {
      const waiting = await exchange.send(`import:${name}`, [example])
      expect(waiting.body.results).toMatchObject([
        { outcome: 'waiting', waitsFor: expect.any(Array) },
      ])
      for (const need of needs)
        expect(await exchange.outcomes(`import:${need}`, [exampleOf(need)])).toEqual(['created'])
      const { rows } = await exchange.shop.pool.query(
        `select outcomes, waiting, created from exchange_load where id = $1`,
        [waiting.body.load.id],
      )
      expect(rows).toEqual([{ outcomes: 'c', waiting: 0, created: 1 }])
    } else {
      expect(await exchange.outcomes(`import:${name}`, [example])).toEqual(['created'])
    }
  })

  test('повтор ничего не меняет, другое значение меняет', async () => {
    expect(await exchange.outcomes(`import:${name}`, [example])).toEqual(['same'])
    expect(await exchange.outcomes(`import:${name}`, [{ ...example, ...change }])).toEqual([
      'changed',
    ])
    expect(await exchange.outcomes(`import:${name}`, [{ ...example, ...change }])).toEqual(['same'])
  })

  test('отказ в последний миг, от самой записи или от базы, не оставляет ничего ни в одной таблице', async () => {
    const changed = { ...example, ...change }
    const isKeyed = name === 'prices' || name === 'rests'
    const neighbour = isKeyed ? [] : [{ ...example, ...unlike(name, 'GBP') }]
    const fresh = isKeyed ? [] : [{ ...example, ...unlike(name, 'поздний') }]
    const late = [...fresh, changed]
    await exchange.outcomes(`import:${name}`, [example, ...neighbour])
    const { pool } = exchange.shop
    const before = await digestOf(pool)
    const isLate = ({ id }: { id: string }) => !id.includes('GBP')
    const refused = [...neighbour.map(() => 'same'), ...late.map(() => 'refused')]
    const written = async ({ client }: { client: Parameters<typeof digestOf>[0] }) =>
      expect(await digestOf(client)).not.toEqual(before)

    const byItself = await sendLate(exchange, name, [...neighbour, ...late], async (to, items) => {
      if (items.some(isLate)) await written(to)
      return items.filter(isLate).map(({ place }) => ({ place, path: '', code: 'INVALID' }))
    })
    expect(byItself).toEqual(refused)
    expect(await digestOf(pool)).toEqual(before)

    const byDatabase = await sendLate(
      exchange,
      name,
      [...neighbour, ...late],
      async (to, items) => {
        if (!items.some(isLate)) return
        await written(to)
        throw Object.assign(new Error('refused'), { code: '23514' })
      },
    )
    expect(byDatabase).toEqual(refused)
    expect(await digestOf(pool)).toEqual(before)
    await exchange.outcomes(`import:${name}`, [changed])
  })

  test('неверная запись отклоняется с полем и словами, остальные проходят', async () => {
    const { body } = await exchange.send(`import:${name}`, [
      { ...example, ...unlike(name, 'неверный'), ...wrong },
      example,
      example,
      'не запись',
    ])
    const [refused, sound, twice, none] = body.results
    expect(refused).toMatchObject({
      outcome: 'refused',
      errors: [{ path: wrongField, message: expect.stringMatching(/[а-яё]/i) }],
    })
    expect(sound.outcome).toBe('changed')
    expect(twice).toMatchObject({ outcome: 'refused', errors: [{ code: 'REPEATED' }] })
    expect(none).toMatchObject({ outcome: 'refused', errors: [{ code: 'NOT_A_RECORD' }] })
  })

  test('полный список без неё ждёт человека, когда скрыл бы больше пятой части', async () => {
    if (isNeverHidden) return
    const other = exchangeEntities.find((entity) => entity.name === name)?.example
    const { body } = await exchange.send(`sync:${name}`, [{ ...other, ...unlike(name) }])
    expect(body.load.state).toBe('held')
    expect(body.load.counts.hidden).toBeGreaterThan(0)
  })

  test('удаляется по ключу; чего нет, того и не было', async () => {
    const [outcome] = await exchange.outcomes(`delete:${name}`, [keyOf(name)])
    expect(outcome).toBe(isInUse ? 'refused' : 'hidden')
    expect(
      await exchange.outcomes(`delete:${name}`, [
        { ...keyOf(name), ...unlike(name, 'неизвестный') },
      ]),
    ).toEqual(['same'])
  })
})

/** A second record derived from an example. */
const unlike = (name: ExchangeEntityName, id = 'другой'): object => {
  if (name === 'prices' || name === 'rests') return { product: id }
  return { id: name === 'currencies' ? (id === 'GBP' ? id : 'EUR') : id }
}
