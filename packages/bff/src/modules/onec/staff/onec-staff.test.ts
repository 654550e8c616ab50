import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCalls } from '../../company/people-calls.fixture.ts'
import { type Exchange, openExchange } from '../../exchange/exchange.fixture.ts'
import { insertOrders } from '../../history/orders.fixture.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await openExchange()
})
afterAll(() => exchange.shop.close())

const { as } = createCalls(() => exchange.shop)
const rows = async (sql: string, values: unknown[] = []) =>
  (await exchange.shop.pool.query(sql, values)).rows

/** An accounting system with a 1C. */
const make1c = async (source: string): Promise<string> => {
  const { body } = await as('admin', 'createExchangeAccount', {
    body: { source, name: `1С ${source}`, silentHours: null },
  })
  await as('admin', 'createOnecAccess', {
    params: { uuid: body.uuid },
    body: { login: `1c-${source}`, soleTrader: 'person' },
  })
  return body.uuid
}
/** A run of the dialogue whose last call was so many minutes ago. */
const begin = async (source: string, minutes = 0): Promise<string> =>
  (
    await rows(
      `insert into onec_session (access_id, token_hash, version, started_at, last_call_at)
       select id, gen_random_uuid()::text, '3.1', now() - $2 * interval '1 minute', now() - $2 * interval '1 minute'
         from onec_access where login = $1 returning id`,
      [`1c-${source}`, minutes],
    )
  )[0].id
type File = {
  type?: string
  state?: string
  isWhole?: boolean
  words?: string
  remarks?: object[]
  count?: number
}
const addFile = (
  session: string,
  name: string,
  { type = 'catalog', state = 'done', isWhole = true, words, remarks, count = 0 }: File = {},
) =>
  rows(
    `insert into onec_file (session_id, type, name, kind, init, pieces, bytes, is_whole, state, words, remarks, remark_count)
     values ($1, $2, $3, 'xml', 1, 2, 5000000000, $4, $5, $6, $7, $8)`,
    [session, type, name, isWhole, state, words, remarks && JSON.stringify(remarks), count],
  )
const one = async (id: string) => (await as('admin', 'onecExchange', { params: { id } })).body
const list = async (query: Record<string, string>) =>
  (await as('admin', 'onecExchanges', { query })).body.items.map(({ id }: { id: string }) => id)

describe('обмены', () => {
  test('чего нет, того нет: ни обмена, ни страницы', async () => {
    const none = { params: { id: '00000000-0000-4000-8000-000000000000' } }
    for (const id of ['onecExchange', 'onecFiles'] as const)
      expect((await as('admin', id, none)).body.code, id).toBe('ONEC_EXCHANGE_NOT_FOUND')
    for (const id of ['onecExchanges', 'onecOrders'] as const)
      expect((await as('admin', id, { query: { page: '999', state: 'faulty' } })).status, id).toBe(
        404,
      )
  })

  test('новый сверху; отбираются по учётной системе и с ошибками', async () => {
    const account = await make1c('list')
    await make1c('other')
    await addFile(await begin('other'), 'import.xml', { state: 'refused' })
    const good = await begin('list', 3)
    await addFile(good, 'import.xml')
    const remarked = await begin('list', 2)
    await addFile(remarked, 'offers.xml', { count: 1 })
    const empty = await begin('list', 1)
    expect(await list({ account })).toEqual([empty, remarked, good])
    expect(await list({ account, has: 'faults' })).toEqual([remarked])
    expect(await one(empty)).toMatchObject({ kinds: [], state: null, files: 0, version: '3.1' })
  })

  test('состояние обмена — худшее из файлов; замещённый файл не в счёт; оборван — когда 1С замолчала, а файл не весь', async () => {
    await make1c('states')
    const refused = await begin('states')
    await addFile(refused, 'import.xml', { state: 'running' })
    await addFile(refused, 'offers.xml', { state: 'refused', words: 'Файл обрывается' })
    await addFile(refused, 'offers.xml', { state: 'dropped' })
    expect(await one(refused)).toMatchObject({
      ...{ state: 'refused', words: 'Файл обрывается', files: 2, bytes: 10_000_000_000 },
      ...{ kinds: ['catalog'], account: { name: '1С states' }, login: '1c-states' },
    })
    const part = { state: 'receiving', isWhole: false }
    const states = []
    for (const minutes of [1, 20]) {
      const session = await begin('states', minutes)
      await addFile(session, 'orders.xml', { ...part, type: 'sale' })
      states.push((await one(session)).state)
    }
    const pictures = await begin('states', 20)
    await addFile(pictures, 'import_files/ab/x.jpg', part)
    expect([...states, (await one(pictures)).state]).toEqual(['receiving', 'broken', 'done'])
  })

  test('у файла — строка, Ид и слова о том, что не взято; сперва файлы с отказом', async () => {
    await make1c('files')
    const session = await begin('files')
    const remark = { line: 12, id: 'g-1', text: 'Цена не число' }
    await addFile(session, 'import.xml')
    await addFile(session, 'offers.xml', {
      remarks: [remark, { text: 'Без места' }, ...Array.from({ length: 120 }, () => remark)],
      count: 500,
    })
    await addFile(session, 'rests.xml', { state: 'refused', words: 'Нет склада' })
    const { body } = await as('admin', 'onecFiles', { params: { id: session } })
    expect(body.items.map(({ name }: { name: string }) => name)).toEqual([
      'rests.xml',
      'offers.xml',
      'import.xml',
    ])
    const [, offers] = body.items
    expect(offers.remarks.slice(0, 2)).toEqual([
      remark,
      { line: null, id: null, text: 'Без места' },
    ])
    expect([offers.remarks.length, offers.remarkCount]).toEqual([100, 500])
  })
})

test('заказы: отданные без подтверждения и те, что нельзя записать; полные выгрузки, что ещё идут', async () => {
  const account = await make1c('orders')
  const session = await begin('orders')
  const give = (order: number, given: number | null, taken: number | null, fault?: string) =>
    rows(
      `insert into onec_order (account_id, order_id, given_version, given_in, given_at, taken_version, taken_at, fault)
       select id, $2, $3, $4, '2026-11-28T09:00:00Z', $5, case when $5::int is not null then '2026-11-28T10:00:00Z'::timestamptz end, $6
         from exchange_account where uuid = $1`,
      [account, order, given, given && session, taken, fault],
    )
  const [confirmed, changed, waiting, faulty] = [601, 602, 603, 604] as const
  await insertOrders(
    exchange.shop,
    [confirmed, changed, waiting, faulty].map((id) => ({
      ...{ id, company: 1, account: 1, products: [], lineCount: 1 },
    })),
  )
  await give(confirmed, 1, 1)
  await give(changed, 2, 1)
  await give(waiting, 1, null)
  await give(faulty, 1, null, 'Нет валюты')
  const of = async (state: string) =>
    (await as('admin', 'onecOrders', { query: { state } })).body.items
  expect((await of('unconfirmed')).map(({ id }: { id: number }) => id)).toEqual([changed, waiting])
  expect(await of('faulty')).toEqual([
    {
      ...{ account: { uuid: account, name: '1С orders' }, id: faulty },
      ...{ number: 'ИСП-604', company: 'Компания' },
      ...{ fault: 'Нет валюты', givenAt: '2026-11-28T09:00:00.000Z', confirmedAt: null },
    },
  ])
  expect(await one(session)).toMatchObject({
    ...{ kinds: ['orders'], state: null, orders: { given: 4, confirmed: 1 } },
  })

  await rows(
    `insert into onec_full_run (account_id, catalog, began_at, ended_at, judged_at)
     select id, unnest(array['orders|основной', 'orders|конченный', 'orders|прежний']), '2026-11-28T08:00:00Z',
            unnest(array[null, now(), null]), unnest(array[null, null, now()])
       from exchange_account where uuid = $1`,
    [account],
  )
  const { body: now } = await as('admin', 'onecNow')
  expect(now.fullRuns).toEqual([
    {
      account: { uuid: account, name: '1С orders' },
      catalog: 'основной',
      beganAt: '2026-11-28T08:00:00.000Z',
    },
  ])
  expect(now.accounts).toContainEqual({
    ...{ account: { uuid: account, name: '1С orders' }, faulty: 1, unconfirmed: 2 },
    lastConfirmedAt: '2026-11-28T10:00:00.000Z',
    unconfirmedSince: '2026-11-28T09:00:00.000Z',
  })
  const confirm = (id: number) => as('admin', 'confirmOnecOrder', { params: { uuid: account, id } })
  expect((await confirm(waiting)).status).toBe(200)
  expect((await of('unconfirmed')).map(({ id }: { id: number }) => id)).toEqual([changed])
  for (const id of [waiting, confirmed, 999]) expect((await confirm(id)).status).toBe(404)
})
