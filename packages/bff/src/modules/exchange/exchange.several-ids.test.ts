import { afterAll, beforeAll, expect, test } from 'vitest'
import { bearer } from '../auth/people.fixture.ts'
import { type Exchange, openExchange } from './exchange.fixture.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await openExchange()
  await exchange.outcomes('import:managers', [
    { id: 'm-1', email: 'one@example.com' },
    { id: 'm-2', email: 'two@example.com' },
  ])
})
afterAll(() => exchange.shop.close())

const rows = async (sql: string, values: unknown[] = []) =>
  (await exchange.shop.pool.query(sql, values)).rows

const innOf = (number: number): string => {
  const digits = [...`99990${String(number).padStart(4, '0')}`].map(Number)
  const weights = [2, 4, 10, 3, 5, 9, 4, 6, 8]
  const sum = digits.reduce((whole, digit, at) => whole + digit * (weights[at] ?? 0), 0)
  return `${digits.join('')}${(sum % 11) % 10}`
}
let turn = 0
/** A new company with requisites of its own. Its first record is `a`; others refer to it by `more`. */
const begin = async (more: object = {}) => {
  turn += 1
  const inn = innOf(turn)
  const id = (name: string) => `${name}-${turn}`
  const record = (name: string, own: object = {}) => ({
    ...{ id: id(name), name: `ООО «${name}»`, inn, kpp: '999901001' },
    ...own,
  })
  const load = async (records: object[], source = '1c') =>
    (await exchange.send('import:companies', records, { source })).body.results
  await load([record('a', more)])
  return {
    id,
    record,
    load,
    remove: async (name: string, source = '1c') =>
      exchange.send('delete:companies', [{ id: id(name) }], { source }),
    read: async () => {
      const found = await rows(
        `select name, kpp, legal_address as address, status from company where inn = $1 order by id`,
        [inn],
      )
      expect(found).toHaveLength(1)
      return found[0]
    },
  }
}

type Begun = Awaited<ReturnType<typeof begin>>
const branch = ({ id, record }: Begun, name = 'b') =>
  record(name, { kpp: '999902001', head: id('a') })

test.each<[string, (company: Begun) => object, string?]>([
  ['филиал', branch],
  ['дубль с теми же ИНН и КПП', ({ record }) => record('b')],
  ['дубль из другой системы', ({ record }) => record('b'), 'other'],
])(
  '%s убран: компания открыта, пока не убраны все; вернулся любой — открыта снова (D62)',
  async (_what, second, source = '1c') => {
    const company = await begin()
    await company.load([second(company)], source)
    await company.remove('b', source)
    expect(await company.read()).toMatchObject({ name: 'ООО «a»', status: 'ACTIVE' })
    await company.load([second(company)], source)
    await company.remove('a')
    expect((await company.read()).status).toBe('ACTIVE')
    await company.remove('b', source)
    expect((await company.read()).status).toBe('BLOCKED')
    await company.load([second(company)], source)
    expect((await company.read()).status).toBe('ACTIVE')
  },
)

test('полный список без дубля компанию не закрывает', async () => {
  const source = 'whole'
  const company = await begin()
  const others = Array.from({ length: 5 }, (_, at) => ({
    ...{ id: `w-${at}`, name: 'ООО', inn: innOf(900 + at), kpp: '999901001' },
  }))
  const [first, twin] = [company.record('w-a'), company.record('w-b')]
  await company.load([...others, first, twin], source)
  const { body } = await exchange.send('sync:companies', [...others, first], { source })
  expect(body.load).toMatchObject({ state: 'done', counts: { hidden: 1, refused: 0 } })
  expect((await company.read()).status).toBe('ACTIVE')
})

test('дубль не переименовывает, не забирает адрес и менеджеров, и об этом сказано', async () => {
  const company = await begin({ legalAddress: 'Нижний Новгород', managers: ['m-1'] })
  const twin = company.record('b', { name: '«…» (не использовать!)', managers: ['m-2'] })
  expect(await company.load([twin])).toMatchObject([
    {
      outcome: 'created',
      notes: [
        { path: 'id', code: 'SAME_COMPANY', message: expect.stringContaining(company.id('a')) },
      ],
    },
  ])
  expect(await company.load([twin])).toMatchObject([{ outcome: 'same' }])
  expect(await company.read()).toMatchObject({ name: 'ООО «a»', address: 'Нижний Новгород' })
  expect(
    await rows(
      `select manager_id from company_loaded_manager join company on company.id = company_id where inn = $1`,
      [twin.inn],
    ),
  ).toEqual([{ manager_id: 'm-1' }])
  // the only record left gives the company its name
  await company.remove('a')
  await company.load([company.record('b', { name: 'ООО «Новое»' })])
  expect((await company.read()).name).toBe('ООО «Новое»')
})

test('оба в одном вызове: зовёт пришедший первым, адрес берётся у того, у кого он есть', async () => {
  const { id, record, load, read } = await begin()
  await exchange.shop.pool.query(`delete from company where inn = $1`, [record('a').inn])
  await load([
    record('c', { legalAddress: '' }),
    record('d', { legalAddress: 'Казань' }),
    record('e', { kpp: '999902001', head: id('c') }),
  ])
  expect(await read()).toMatchObject({ name: 'ООО «c»', kpp: '999901001', address: 'Казань' })
})

test('головной контрагент называет компанию, хотя дубль пришёл раньше', async () => {
  const company = await begin()
  await company.load([company.record('b')])
  const told = company.record('c', { kpp: '999902001', head: company.id('b') })
  await company.load([told, company.record('b', { name: 'ООО «Голова»' })])
  expect(await company.read()).toMatchObject({ name: 'ООО «Голова»', kpp: '999901001' })
  await company.load([company.record('a', { name: 'Дубль' })])
  expect((await company.read()).name).toBe('ООО «Голова»')
})

test('администратор видит, что к компании ведут две записи, и чья она', async () => {
  const { shop } = exchange
  const company = await begin()
  await company.load([branch(company)])
  await company.load([company.record('twin')], 'other')
  await company.remove('b')
  const headers = bearer(await shop.signIn('admin'))
  const { body } = await shop.call('sharedCompanies', { query: { pageSize: '100' }, headers })
  const { inn } = company.record('a')
  expect(body.items.find((one: { inn: string }) => one.inn === inn).records).toEqual([
    { source: '1c', id: company.id('a'), name: 'ООО «a»', role: 'leading', isHidden: false },
    { source: '1c', id: company.id('b'), name: 'ООО «b»', role: 'branch', isHidden: true },
    { source: 'other', id: company.id('twin'), name: 'ООО «twin»', role: 'twin', isHidden: false },
  ])
})

test('другой ИНН у известной компании не записан и назван', async () => {
  const company = await begin()
  const [result] = await company.load([company.record('a', { inn: innOf(999) })])
  expect(result).toMatchObject({ kept: ['inn'] })
})

test('у человека две записи: доступ закрывает лишь уход последней, роль говорит первая, письмо одно', async () => {
  const company = await begin()
  const user = (id: string, role: string) => ({
    ...{ id, email: 'Twice@example.com', companies: [{ company: company.id('a'), role }] },
  })
  const { body } = await exchange.send('import:users', [
    user('u-1', 'buyer'),
    user('u-2', 'manager'),
  ])
  expect(body.results).toMatchObject([
    { outcome: 'created' },
    { outcome: 'created', notes: [{ path: 'email', message: expect.stringContaining('u-1') }] },
  ])
  const invited = `select role, status from company_invitation where email_key = 'twice@example.com'`
  expect(await rows(invited)).toEqual([{ role: 'buyer', status: 'PENDING' }])
  await exchange.send('delete:users', [{ id: 'u-2' }])
  expect(await rows(invited)).toEqual([{ role: 'buyer', status: 'PENDING' }])
  await exchange.shop.pool.query(
    `with made as (insert into account (login, password_hash, status) values ('twice@example.com', 'x', 'ACTIVE') returning id)
     insert into company_member (company_id, account_id, role)
     select company.id, made.id, 'employee' from made, company where inn = $1`,
    [company.record('a').inn],
  )
  const member = () =>
    rows(
      `select role, is_blocked from company_member join account on account.id = account_id
        where login = 'twice@example.com'`,
    )
  await exchange.send('import:users', [user('u-2', 'manager')])
  expect(await member()).toEqual([{ role: 'buyer', is_blocked: false }])
  await exchange.send('import:users', [
    { ...user('u-2', 'manager'), companies: [{ company: 'c-none', role: 'buyer' }] },
    user('u-1', 'buyer'),
  ])
  await exchange.send('delete:users', [{ id: 'u-1' }])
  expect(await member()).toEqual([{ role: 'buyer', is_blocked: false }])
  await exchange.send('delete:users', [{ id: 'u-2' }])
  expect(await member()).toEqual([{ role: 'buyer', is_blocked: true }])
})

test('единица, что есть и у другой системы, переименована лишь у себя', async () => {
  const unit = (shortName: string) => ({ id: 'u-roll', code: '736', name: 'Рулон', shortName })
  await exchange.outcomes('import:units', [unit('рул')])
  await exchange.send('import:units', [unit('рул')], { source: 'other' })
  await exchange.outcomes('import:sections', [{ id: 's-roll', name: 'Ленты' }])
  await exchange.outcomes('import:products', [
    { id: 'g-roll', name: 'Лента', article: 'Л-1', section: 's-roll', unit: 'u-roll', vatRate: 22 },
  ])
  await exchange.send('import:units', [unit('рулон')], { source: 'other' })
  const shown = () => rows(`select unit from product where external_id = 'g-roll'`)
  expect(await shown()).toEqual([{ unit: 'рул' }])
  await exchange.outcomes('import:units', [unit('рл')])
  expect(await shown()).toEqual([{ unit: 'рл' }])
})
