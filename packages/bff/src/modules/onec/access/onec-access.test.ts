import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseOf } from '../../../kernel/database.ts'
import { type CallId, createCalls } from '../../company/people-calls.fixture.ts'
import { type Exchange, openExchange } from '../../exchange/exchange.fixture.ts'
import { openAccess } from './onec-access.service.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await openExchange()
})
afterAll(() => exchange.shop.close())

const { as } = createCalls(() => exchange.shop)
const open = (login: string, password: string) =>
  openAccess(databaseOf(exchange.shop.pool), login, password)
const makeAccount = async (source: string): Promise<string> =>
  (
    await as('admin', 'createExchangeAccount', {
      body: { source, name: `1С ${source}`, silentHours: null },
    })
  ).body.uuid
const give = (account: string, login: string, soleTrader = 'person') =>
  as('admin', 'createOnecAccess', { params: { uuid: account }, body: { login, soleTrader } })
const withdraw = (uuid: string) => as('admin', 'withdrawOnecAccess', { params: { uuid } })

test('пароль виден один раз и открывает только обмен с 1С, а ключ загрузки его не открывает', async () => {
  const account = await makeAccount('once')
  const { body: given } = await give(account, '1c-once')
  expect(given.password).toMatch(/^[^\W_0O1lIo]{20}$/)
  expect(given.access).toMatchObject({ account: { uuid: account }, lastUsedAt: null })
  expect(await open(' 1C-Once ', `${given.password}\n`)).toEqual({
    ...{ id: expect.any(Number), accountId: expect.any(Number), source: 'once' },
    ...{ name: '1С once', soleTrader: 'person' },
  })
  const listed = await as('admin', 'onecAccesses')
  expect(listed.body.items).toMatchObject([{ login: '1c-once', lastUsedAt: expect.any(String) }])
  const acts = await as('admin', 'staffActs', { query: { subject: account } })
  expect(acts.body.items[0]).toMatchObject({
    kind: 'exchange.onec-password',
    changes: [{ field: 'login', after: '1c-once' }, { field: 'soleTrader' }],
  })
  const { rows } = await exchange.shop.pool.query('select * from onec_access')
  for (const shown of [listed.body, acts.body, rows])
    expect(JSON.stringify(shown)).not.toContain(given.password)

  const { body: key } = await as('admin', 'createExchangeKey', { params: { uuid: account } })
  for (const [login, password] of [
    ['1c-once', key.key],
    ['1c-once', given.password.toLowerCase()],
    ['once', given.password],
    ['', ''],
  ])
    expect(await open(login, password), `${login} ${password}`).toBeUndefined()
  const headers = { authorization: `Bearer ${given.password}` }
  const sent = await exchange.shop.call('import:sections', { body: { records: [] }, headers })
  expect(sent.status).toBe(401)
})

test('новый пароль отменяет прежний и начатый им обмен, отозванный не открывает ничего; всё записано', async () => {
  const account = await makeAccount('turns')
  const { body: first } = await give(account, '1c-turns')
  await exchange.shop.pool.query(
    `insert into onec_session (access_id, token_hash) select id, 'of-first' from onec_access where uuid = $1`,
    [first.access.uuid],
  )
  const { body: second } = await give(account, '1c-turns', 'company')
  expect(await open('1c-turns', first.password)).toBeUndefined()
  expect(await open('1c-turns', second.password)).toMatchObject({ soleTrader: 'company' })
  const begun = await exchange.shop.pool.query(
    `select from onec_session where token_hash = 'of-first'`,
  )
  expect(begun.rowCount).toBe(0)

  const { body: renamed } = await give(account, 'renamed')
  expect(await open('1c-turns', second.password)).toBeUndefined()
  const change = () =>
    as('admin', 'changeOnecAccess', {
      params: { uuid: renamed.access.uuid },
      body: { soleTrader: 'company' },
    })
  for (const again of [await change(), await change()])
    expect(again.body).toMatchObject({ soleTrader: 'company', withdrawnAt: null })
  const set = (isWithdrawn: boolean) =>
    as('admin', 'changeExchangeAccount', {
      params: { uuid: account },
      body: { name: '1С turns', silentHours: null, isWithdrawn },
    })
  await set(true)
  expect(await open('renamed', renamed.password)).toBeUndefined()
  await set(false)
  expect(await open('renamed', renamed.password)).toMatchObject({ source: 'turns' })
  for (const again of [await withdraw(renamed.access.uuid), await withdraw(renamed.access.uuid)])
    expect(again.body).toMatchObject({ withdrawnAt: expect.any(String) })
  expect(await open('renamed', renamed.password)).toBeUndefined()
  expect((await change()).status).toBe(404)
  const { body: acts } = await as('admin', 'staffActs', { query: { subject: account } })
  const kinds = acts.items.map(({ kind }: { kind: string }) => kind)
  expect(kinds.filter((kind: string) => kind.startsWith('exchange.onec'))).toEqual([
    'exchange.onec-withdrawn',
    'exchange.onec-changed',
    'exchange.onec-password',
    'exchange.onec-password',
    'exchange.onec-password',
  ])
})

test('имя другой учётной системы не достаётся, и прежний пароль при этом цел; негодное имя — отказ', async () => {
  const { body: other } = await give(await makeAccount('owner'), '1c-owner')
  await withdraw(other.access.uuid)
  const account = await makeAccount('taker')
  const { body: own } = await give(account, '1c-taker')
  const refused = await give(account, '1c-owner')
  expect([refused.status, refused.body.code]).toEqual([409, 'ONEC_LOGIN_TAKEN'])
  expect(await open('1c-taker', own.password)).toMatchObject({ source: 'taker' })
  for (const login of ['', '1c', 'Имя', 'a b', '-1c', 'a'.repeat(41)])
    expect((await give(account, login)).status, login).toBe(400)
  expect((await give(account, '1c-taker', 'both')).status).toBe(400)
})

test('чего нет, того нет', async () => {
  const uuid = '00000000-0000-4000-8000-000000000000'
  expect((await give(uuid, '1c-nobody')).body.code).toBe('EXCHANGE_ACCOUNT_NOT_FOUND')
  for (const id of ['changeOnecAccess', 'withdrawOnecAccess'] satisfies CallId[])
    expect(
      (await as('admin', id, { params: { uuid }, body: { soleTrader: 'person' } })).body.code,
      id,
    ).toBe('ONEC_ACCESS_NOT_FOUND')
})
