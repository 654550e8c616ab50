import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseOf } from '../../kernel/database.ts'
import type { RunningJob } from '../../kernel/job-kind.ts'
import { transactionsOf } from '../../kernel/transaction.ts'
import type { Input, Person } from '../auth/people.fixture.ts'
import { type CallId, createCalls } from '../company/people-calls.fixture.ts'
import { workerOptions } from '../jobs/jobs.fixture.ts'
import { type Exchange, openExchange } from './exchange.fixture.ts'
import { createExchangeLetters } from './exchange-letters.job.ts'
import { createForgetLoads } from './forget-loads.job.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await openExchange({ worker: workerOptions })
})
afterAll(() => exchange.shop.close())

const { as } = createCalls(() => exchange.shop)
const rows = async (sql: string, values: unknown[] = []) =>
  (await exchange.shop.pool.query(sql, values)).rows
const section = (id: string, parent: string | null = null) => ({ id, name: id, parent })
const of = (id: string, more: Input = {}): Input => ({ params: { id }, ...more })
const nobody = '00000000-0000-4000-8000-000000000000'
const loadOf = async (id: string) => (await as('admin', 'staffExchangeLoad', of(id))).body
const logged = async (subject: string) =>
  (await as('admin', 'staffActs', { query: { subject } })).body.items.map(
    ({ kind }: { kind: string }) => kind,
  )

/** Sends a whole list of `names`, then one with the first name only, which is held for a decision. */
const holdList = async (source: string, names: string[]): Promise<string> => {
  await exchange.send(
    'import:sections',
    names.map((id) => section(id)),
    { source },
  )
  const { body } = await exchange.send('sync:sections', [section(names[0] ?? '')], { source })
  return body.load.id
}
const shownOf = async (source: string): Promise<string[]> =>
  (
    await rows(
      `select external_id as id from section where is_active and starts_with(external_id, $1) order by 1`,
      [`${source}|`],
    )
  ).map(({ id }) => id.slice(source.length + 1))

describe('кто что может', () => {
  const held = { body: { hides: true } }
  const terms = { body: { name: 'Чужая', silentHours: null, isWithdrawn: true } }
  const refusedTo: [person: Person, calls: [CallId, Input][]][] = [
    [
      'staff',
      [
        ['exchangeAccounts', {}],
        ['createExchangeAccount', { body: { source: 'x', name: 'X', silentHours: null } }],
        ['changeExchangeAccount', { params: { uuid: nobody }, ...terms }],
        ['createExchangeKey', { params: { uuid: nobody } }],
        ['withdrawExchangeKey', { params: { uuid: nobody, key: nobody } }],
        ['decideExchangeList', of(nobody, held)],
        ['repeatExchangeLoad', of(nobody)],
        ['cancelExchangeLoad', of(nobody)],
        ['exchangeBody', of(nobody)],
      ],
    ],
    [
      'content',
      [
        ['staffExchangeLoads', {}],
        ['staffExchangeLoad', of(nobody)],
        ['staffExchangeResults', of(nobody)],
        ['exchangeUnnamed', of(nobody)],
        ['exchangeWaiting', {}],
      ],
    ],
  ]
  test.each(refusedTo)('%s: отказ', async (person, calls) => {
    for (const [id, input] of calls) expect((await as(person, id, input)).status, id).toBe(403)
  })

  test('чего нет, того нет; занятый источник и негодное имя источника не заводятся', async () => {
    await exchange.keyOf('taken')
    for (const [id, input] of [
      ['staffExchangeLoad', of(nobody)],
      ['staffExchangeResults', of(nobody)],
      ['exchangeBody', of(nobody)],
      ['repeatExchangeLoad', of(nobody)],
      ['cancelExchangeLoad', of(nobody)],
      ['decideExchangeList', of(nobody, held)],
      ['changeExchangeAccount', { params: { uuid: nobody }, ...terms }],
      ['createExchangeKey', { params: { uuid: nobody } }],
    ] satisfies [CallId, Input][])
      expect((await as('admin', id, input)).status, id).toBe(404)
    const create = (source: string, silentHours: number | null = null) =>
      as('admin', 'createExchangeAccount', { body: { source, name: 'Имя', silentHours } })
    expect((await create('taken')).body.code).toBe('EXCHANGE_SOURCE_TAKEN')
    for (const source of ['', 'Большие', 'a|b', 'a'.repeat(31)])
      expect((await create(source)).status, source).toBe(400)
    expect((await create('sound', 0)).status).toBe(400)
  })
})

test('ключ виден один раз и действует, пока не отозван он сам или вся учётная система; всё записано', async () => {
  const { body: made } = await as('admin', 'createExchangeAccount', {
    body: { source: 'erp', name: 'ERP', silentHours: 5 },
  })
  const account = { params: { uuid: made.uuid } }
  const { body: given } = await as('admin', 'createExchangeKey', account)
  expect(given.key).toMatch(/^isp_/)
  expect(given.account.keys).toMatchObject([{ hint: given.key.slice(-4), withdrawnAt: null }])
  const listed = await as('admin', 'exchangeAccounts')
  expect(JSON.stringify(listed.body)).not.toContain(given.key)

  const send = async () =>
    (
      await exchange.shop.call('import:sections', {
        body: { records: [section('of-erp')] },
        headers: { authorization: `Bearer ${given.key}` },
      })
    ).status
  const set = (isWithdrawn: boolean) =>
    as('admin', 'changeExchangeAccount', {
      ...account,
      body: { name: 'ERP', silentHours: null, isWithdrawn },
    })
  expect(await send()).toBe(200)
  await set(true)
  expect(await send()).toBe(401)
  await set(false)
  expect(await send()).toBe(200)
  const key = { params: { ...account.params, key: given.account.keys[0].uuid } }
  await as('admin', 'withdrawExchangeKey', key)
  const { body: again } = await as('admin', 'withdrawExchangeKey', key)
  expect(again.keys[0]).toMatchObject({ withdrawnAt: expect.any(String) })
  expect(await send()).toBe(401)
  expect(await logged(made.uuid)).toEqual([
    'exchange.key-withdrawn',
    'exchange.account-changed',
    'exchange.account-changed',
    'exchange.key-created',
    'exchange.account-created',
  ])
})

test('список отбирается, загрузка показывает каждую запись, тело отдаётся файлом', async () => {
  const source = 'reader'
  const good = await exchange.send('import:brands', [{ id: 'r-1', name: 'Р' }], { source })
  const { body: bad } = await exchange.send(
    'import:sections',
    [section('r-ok'), { id: 'r-bad' }, section('r-late', 'r-never')],
    { source },
  )
  const find = async (query: NonNullable<Input['query']>) =>
    (await as('staff', 'staffExchangeLoads', { query })).body.items.map(
      ({ id }: { id: string }) => id,
    )
  const { account } = await loadOf(bad.load.id)
  expect(await find({ account: account.uuid })).toEqual([bad.load.id, good.body.load.id])
  for (const [name, value] of [
    ['entity', 'sections'],
    ['has', 'refused'],
    ['has', 'waiting'],
  ] as const)
    expect(await find({ account: account.uuid, [name]: value })).toEqual([bad.load.id])
  expect(await find({ account: account.uuid, state: 'held' })).toEqual([])
  expect((await as('staff', 'staffExchangeLoads', { query: { page: '999' } })).status).toBe(404)

  const { body } = await as('staff', 'staffExchangeResults', {
    ...of(bad.load.id),
    query: { outcome: 'refused' },
  })
  expect(body.items).toMatchObject([{ place: 1, id: 'r-bad', errors: [{ path: 'name' }] }])
  const { body: waits } = await as('staff', 'exchangeWaiting', { query: { pageSize: '100' } })
  expect(waits.items).toContainEqual({
    account,
    waitsFor: { entity: 'sections', id: 'r-never' },
    entities: ['sections'],
    count: 1,
    since: expect.any(String),
  })
  const file = await as('admin', 'exchangeBody', of(bad.load.id))
  expect(file.body).toMatchObject([section('r-ok'), { id: 'r-bad' }, section('r-late', 'r-never')])
  expect(file.headers['content-disposition']).toContain('sections-')
})

test('отменяется только то, что в очереди; второй раз — отказ', async () => {
  const id = await holdList('queue', ['q-0', 'q-1', 'q-2'])
  expect((await as('admin', 'cancelExchangeLoad', of(id))).body.code).toBe('EXCHANGE_LOAD_STATE')
  await rows(`update exchange_load set state = 'queued' where id = $1`, [id])
  expect((await as('admin', 'cancelExchangeLoad', of(id))).body.state).toBe('cancelled')
  for (const call of ['cancelExchangeLoad', 'decideExchangeList'] as const)
    expect((await as('admin', call, of(id, { body: { hides: true } }))).status, call).toBe(409)
  expect(await logged(id)).toEqual(['exchange.load-cancelled'])
})

describe('список, который скрыл бы слишком много', () => {
  test('не скрывать: сделан, всё на месте', async () => {
    const id = await holdList('keeps', ['k-0', 'k-1', 'k-2'])
    const { body } = await as('admin', 'decideExchangeList', of(id, { body: { hides: false } }))
    expect(body).toMatchObject({ state: 'done', counts: { hidden: 0 } })
    expect(body.decidedBy).not.toBeNull()
    expect(await shownOf('keeps')).toEqual(['k-0', 'k-1', 'k-2'])
  })

  test('скрыть: скрывается то, чего не было ни в списке, ни после него; записи не применяются заново', async () => {
    const id = await holdList('hides', ['h-0', 'h-1', 'h-2', 'h-3'])
    await exchange.send('import:sections', [{ ...section('h-0'), name: 'Позже' }, section('h-3')], {
      source: 'hides',
    })
    await exchange.send('import:sections', [section('h-new')], { source: 'hides' })
    expect((await as('staff', 'exchangeUnnamed', of(id))).body).toEqual({
      ...{ items: ['h-1', 'h-2'].map((one) => ({ id: one, name: null })), total: 2 },
    })
    await as('admin', 'decideExchangeList', of(id, { body: { hides: true } }))
    await expect.poll(async () => (await loadOf(id)).state).toBe('done')
    expect(await shownOf('hides')).toEqual(['h-0', 'h-3', 'h-new'])
    expect((await loadOf(id)).counts).toMatchObject({ same: 1, hidden: 2 })
    expect(await rows(`select name from section where external_id = 'hides|h-0'`)).toEqual([
      { name: 'Позже' },
    ])
  })

  test('повтор списка ничего не скрывает', async () => {
    const id = await holdList('again', ['a-0', 'a-1', 'a-2'])
    await exchange.send('delete:sections', [{ id: 'a-0' }], { source: 'again' })
    const { body } = await as('admin', 'repeatExchangeLoad', of(id))
    expect(body).toMatchObject({ state: 'queued', action: 'import', total: 1 })
    await expect.poll(async () => (await loadOf(body.id)).state).toBe('done')
    expect(await shownOf('again')).toEqual(['a-0', 'a-1', 'a-2'])
    expect(await logged(body.id)).toEqual(['exchange.load-repeated'])
  })
})

test('письма: о тишине — один раз, пока ничего не придёт; о задержанной загрузке — один раз', async () => {
  const { pool } = exchange.shop
  const tell = createExchangeLetters({
    transact: transactionsOf(pool),
    jobs: { enqueue: async () => nobody },
    shopOrigin: 'https://isp.example',
  })
  const letters = async () => {
    await tell.run({}, {} as RunningJob)
    const found = await rows(
      `delete from mail_outbox where kind = 'exchange' returning recipient, subject`,
    )
    return found.map(({ recipient, subject }) => `${recipient} ${subject}`)
  }
  await rows('update exchange_load set told_at = now()')
  await holdList('quiet', ['w-0', 'w-1', 'w-2'])
  const held = ['admin@example.com quiet, разделы каталога: нужно решение']
  expect(await letters()).toEqual(held)
  expect(await letters()).toEqual([])
  await rows(
    `update exchange_account set silent_hours = 2, last_load_at = now() - interval '119 minutes' where source = 'quiet'`,
  )
  expect(await letters()).toEqual([])
  const silence = `update exchange_account set last_load_at = now() - interval '121 minutes' where source = 'quiet'`
  await rows(silence)
  expect(await letters()).toEqual(['admin@example.com quiet: данных давно нет'])
  expect(await letters()).toEqual([])
  await exchange.send('delete:sections', [{ id: 'w-2' }], { source: 'quiet' })
  await rows(silence)
  expect(await letters()).toHaveLength(1)
})

test('уборка: тело — 30 дней, нерешённый список не скроет ничего, загрузка — год, но не та, чьи записи ждут', async () => {
  const source = 'forgotten'
  const undecided = await holdList(source, ['f-0', 'f-1', 'f-2'])
  const { body: done } = await exchange.send('import:sections', [section('f-3')], { source })
  const { body: waits } = await exchange.send('import:sections', [section('f-4', 'f-no')], {
    source,
  })
  const sweep = () => createForgetLoads(databaseOf(exchange.shop.pool)).run({}, {} as RunningJob)
  const age = (days: number) =>
    rows(
      `with seen as (update exchange_seen set at = now() - $2 * interval '1 day')
       update exchange_load set received_at = now() - $2 * interval '1 day',
              finished_at = case when finished_at is not null then now() - $2 * interval '1 day' end
        where id = any ($1::uuid[])`,
      [[undecided, done.load.id, waits.load.id], days],
    )
  await age(29)
  await sweep()
  expect(await loadOf(undecided)).toMatchObject({ state: 'held', hasBody: true })
  await age(31)
  await sweep()
  expect(await loadOf(undecided)).toMatchObject({ state: 'cancelled' })
  expect(await loadOf(done.load.id)).toMatchObject({ state: 'done', hasBody: false })
  for (const call of ['repeatExchangeLoad', 'exchangeBody'] as const)
    expect((await as('admin', call, of(done.load.id))).body.code, call).toBe('EXCHANGE_BODY_GONE')
  expect((await rows('select count(*)::int as count from exchange_seen'))[0]).toEqual({ count: 0 })
  await age(366)
  await sweep()
  expect((await as('admin', 'staffExchangeLoad', of(done.load.id))).status).toBe(404)
  expect(await loadOf(waits.load.id)).toMatchObject({ counts: { waiting: 1 } })
})
