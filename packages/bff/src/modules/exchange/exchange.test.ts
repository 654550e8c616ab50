import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { ExchangeEntityName } from '@isp/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseOf } from '../../kernel/database.ts'
import { transactionsOf } from '../../kernel/transaction.ts'
import type { LoadedEntity } from '../../load/loaded-entity.ts'
import { bearer } from '../auth/people.fixture.ts'
import { createOrderChanges } from '../order/changes/order-changes.service.ts'
import { allEntities } from './all-entities.ts'
import { type Exchange, openExchange } from './exchange.fixture.ts'
import { createExchangeService } from './exchange.service.ts'
import { createWork } from './exchange-work.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await openExchange()
})
afterAll(() => exchange.shop.close())

const quiet = { warn: () => undefined }
const brand = (id: string, name = id) => ({ id, name })
const section = (id: string, parent: string | null = null) => ({ id, name: id, parent })
const rows = async (sql: string, values: unknown[] = []) =>
  (await exchange.shop.pool.query(sql, values)).rows

/** Runs what the job runs. */
const workOff = async (): Promise<void> => {
  const { pool } = exchange.shop
  const jobs = { enqueue: async () => '' }
  const letters = { jobs, shopOrigin: '' }
  const changes = createOrderChanges(letters)
  const work = createWork(
    pool.options.connectionString ?? '',
    allEntities({ ...letters, changes, now: () => new Date() }),
    quiet,
  )
  const database = databaseOf(pool)
  const service = createExchangeService({
    ...{ database, transact: transactionsOf(pool), work, jobs },
  })
  await service.workOff(async () => {})
  await work.close()
}

test('без ключа, с чужим токеном и с отозванным ключом не пускает никуда; ключ не открывает ничего другого', async () => {
  const { shop } = exchange
  const records = { body: { records: [brand('b')] } }
  const admin = bearer(await shop.signIn('admin'))
  expect((await shop.call('import:brands', records)).status).toBe(401)
  expect((await shop.call('import:brands', { ...records, headers: admin })).status).toBe(401)
  const key = { authorization: `Bearer ${await exchange.keyOf('gone')}` }
  expect((await shop.call('import:brands', { ...records, headers: key })).status).toBe(200)
  for (const id of ['currentUser', 'staffCompanies', 'basket'] as const)
    expect((await shop.call(id, { headers: key })).status, id).toBe(401)
  await shop.pool.query(
    `update exchange_key set withdrawn_at = now() from exchange_account account
      where account.id = account_id and source = 'gone'`,
  )
  expect((await shop.call('import:brands', { ...records, headers: key })).status).toBe(401)
})

test('тот же ключ повтора с тем же телом — тот же ответ, с другим телом — отказ; двое сразу делают один раз', async () => {
  const first = await exchange.send('import:brands', [brand('b-key')], { key: 'ключ-0001' })
  const again = await exchange.send('import:brands', [brand('b-key')], { key: 'ключ-0001' })
  expect(again.body).toEqual(first.body)
  expect(first.body.results).toMatchObject([{ outcome: 'created' }])
  const other = await exchange.send('import:brands', [brand('b-key-2')], { key: 'ключ-0001' })
  expect([other.status, other.body.code]).toEqual([409, 'EXCHANGE_KEY_REUSED'])

  const both = await Promise.all(
    [1, 2].map(() => exchange.send('import:brands', [brand('b-both')], { key: 'ключ-0002' })),
  )
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(both[0]?.body).toEqual(both[1]?.body)
})

test('загрузка одной системы другой не видна; одинаковые id двух систем — разные вещи (D44)', async () => {
  const { body } = await exchange.send('import:brands', [brand('b-own', 'Первая')])
  const theirs = await exchange.send('import:brands', [brand('b-own', 'Вторая')], {
    source: 'other',
  })
  expect(theirs.body.results).toMatchObject([{ outcome: 'created' }])
  expect(
    await rows(`select external_id, name from brand where external_id like '%b-own' order by 1`),
  ).toEqual([
    { external_id: 'b-own', name: 'Первая' },
    { external_id: 'other|b-own', name: 'Вторая' },
  ])
  const headers = { authorization: `Bearer ${await exchange.keyOf('other')}` }
  const params = { id: body.load.id }
  for (const id of ['exchangeLoad', 'exchangeResults'] as const)
    expect((await exchange.shop.call(id, { params, headers })).status, id).toBe(404)
})

test('10 001 запись и неизвестное поле тела отклоняются целиком, сжатое тело читается', async () => {
  const many = Array.from({ length: 10_001 }, (_, at) => brand(`m-${at}`))
  expect((await exchange.send('import:brands', many)).status).toBe(400)
  const headers = {
    authorization: `Bearer ${await exchange.keyOf('1c')}`,
    'content-type': 'application/json',
  }
  const send = (payload: string | Buffer, more = {}) =>
    exchange.shop.app.inject({
      method: 'POST',
      url: '/bff/api/exchange/brands/import',
      headers: { ...headers, ...more },
      payload,
    })
  const extra = await send(JSON.stringify({ records: [brand('x')], recrods: [] }))
  expect([extra.statusCode, extra.json().fields[0].path]).toEqual([400, 'recrods'])
  const sound = JSON.stringify({ records: [brand('b-gzip')] })
  const packed = await send(gzipSync(sound), { 'content-encoding': 'gzip' })
  expect(packed.json().results).toMatchObject([{ outcome: 'created' }])
  // a small body that decompresses to more than is allowed
  const bomb = await send(gzipSync(Buffer.alloc(40 * 1024 * 1024, ' ')), {
    'content-encoding': 'gzip',
  })
  expect(bomb.statusCode).toBe(413)
  // «Резец» in windows-1251
  const foreign = await send(
    Buffer.concat([
      Buffer.from('{"records":[{"id":"b-1251","name":"'),
      Buffer.from([0xd0, 0xe5, 0xe7, 0xe5, 0xf6]),
      Buffer.from('"}]}'),
    ]),
  )
  expect([foreign.statusCode, foreign.json().code]).toEqual([400, 'EXCHANGE_NOT_UTF8'])
  const partOfNothing = await exchange.send('sync:brands', [brand('x')], { isLast: false })
  expect([partOfNothing.status, partOfNothing.body.fields[0].path]).toEqual([400, 'run'])
})

test('оборванный JSON, не тот gzip и чужое сжатие — три разных отказа со словами, что пришло и что принимается', async () => {
  const sound = Buffer.from(JSON.stringify({ records: [brand('b-packed')] }))
  const send = async (payload: Buffer, encoding?: string) => {
    const response = await exchange.shop.app.inject({
      ...{ method: 'POST', url: '/bff/api/exchange/brands/import', payload },
      headers: {
        authorization: `Bearer ${await exchange.keyOf('1c')}`,
        'content-type': 'application/json',
        ...(encoding ? { 'content-encoding': encoding } : {}),
      },
    })
    const { code, message } = response.json()
    return [response.statusCode, code, message]
  }
  expect(await send(sound.subarray(0, 20))).toEqual([
    ...[400, 'REQUEST_BODY_UNREADABLE', expect.stringMatching(/не.JSON/)],
  ])
  const notGzip = [400, 'REQUEST_BODY_NOT_GZIP', expect.stringContaining('gzip')]
  expect(await send(sound, 'gzip')).toEqual(notGzip)
  expect(await send(gzipSync(sound).subarray(0, 30), 'gzip')).toEqual(notGzip)
  expect(await send(brotliCompressSync(sound), 'br')).toEqual([
    ...[415, 'CONTENT_ENCODING_UNSUPPORTED', expect.stringMatching(/«br».*gzip/)],
  ])
})

test('все знаки цены идут в НДС, и лишь итог округляется до копейки, половина вверх', async () => {
  await exchange.outcomes('import:price-types', [
    { id: 'pt-gross', name: 'С НДС' },
    { id: 'pt-net', name: 'Без НДС', hasVat: false },
  ])
  await exchange.outcomes('import:sections', [section('s-round')])
  await exchange.outcomes('import:products', [
    { id: 'g-round', name: 'Сверло', article: 'О-1', section: 's-round', unit: 'шт', vatRate: 22 },
  ])
  const price = (priceType: string, amount: unknown) => ({
    ...{ product: 'g-round', priceType, price: amount },
  })
  const held = async () =>
    (
      await rows(`select amount::int from price join product on product.id = product_id
                  where external_id = 'g-round' order by price_type_id`)
    ).map(({ amount }) => amount)
  await exchange.outcomes('import:prices', [price('pt-gross', 125.405), price('pt-net', '100,125')])
  // 100.125 × 1.22 = 122.1525; rounding to 100.13 first would give 122.16
  expect(await held()).toEqual([12_541, 12_215])
  const { body } = await exchange.send('import:prices', [price('pt-gross', 125.4050001)])
  expect(body.results).toMatchObject([
    {
      outcome: 'refused',
      errors: [{ path: 'price', message: expect.stringContaining('6 знаков') }],
    },
  ])
})

test('базовым вид цен становится, только пока базового нет', async () => {
  const base = (id: string) => ({ id, name: id, isBase: true })
  const { body } = await exchange.send('import:price-types', [base('pt-base-1'), base('pt-base-2')])
  const told = {
    outcome: 'created',
    notes: [{ path: 'isBase', code: 'NOT_BASE', message: expect.stringContaining('Розничная') }],
  }
  expect(body.results).toMatchObject([told, told])
  expect(await rows('select code from price_type where is_base')).toEqual([{ code: 'retail' }])
})

test('цена, что с количеством растёт, записана и названа', async () => {
  await exchange.outcomes('import:price-types', [{ id: 'pt-steps', name: 'Ступени' }])
  await exchange.outcomes('import:sections', [section('s-steps')])
  await exchange.outcomes('import:products', [
    { id: 'g-steps', name: 'Сверло', article: 'С-2', section: 's-steps', unit: 'шт', vatRate: 22 },
  ])
  const load = async (price: number, ...steps: number[]) =>
    (
      await exchange.send('import:prices', [
        {
          ...{ product: 'g-steps', priceType: 'pt-steps', price },
          steps: steps.map((amount, at) => ({ from: 10 * (at + 1), price: amount })),
        },
      ])
    ).body.results[0]
  expect(await load(10, 9, 9, 8.5)).toEqual({
    ...{ place: 0, id: 'g-steps pt-steps', outcome: 'created' },
  })
  expect((await load(10, 11, 9, 9.5)).notes).toMatchObject([
    { path: 'steps.0.price', message: expect.stringContaining('11 вместо 10') },
    { path: 'steps.2.price', message: expect.stringContaining('9,5 вместо 9') },
  ])
})

test.each([
  ['U+0000', 'b\0c', 'name'],
  ['половина пары', 'b\ud800c', 'name'],
])('%s в тексте отклоняет одну запись с её полем, остальные записаны', async (what, text, path) => {
  const { body } = await exchange.send('import:brands', [
    brand(`b-before-${what}`),
    brand(`b-unfit-${what}`, text),
    brand(`b-after-${what}`),
  ])
  expect(body.results).toMatchObject([
    { outcome: 'created' },
    { outcome: 'refused', errors: [{ path, code: 'TEXT_CHARACTERS' }] },
    { outcome: 'created' },
  ])
})

test.each<[ExchangeEntityName, object, string, string]>([
  ['companies', { id: 'c', name: 'К', inn: '9999000006', country: 'US' }, 'country', 'RU, BY, KZ'],
  [
    ...([
      'users',
      { id: 'u', email: 'a@example.com', companies: [{ company: 'c', role: 'boss' }] },
    ] as const),
    ...(['companies.0.role', 'manager, buyer, employee'] as const),
  ],
])('%s: отказ перечисления называет допустимые значения', async (name, record, path, allowed) => {
  const { body } = await exchange.send(`import:${name}`, [record])
  expect(body.results[0].errors).toMatchObject([
    { path, message: expect.stringContaining(allowed) },
  ])
})

test('порядок записей неважен: ребёнок раньше родителя в одном вызове и в разных', async () => {
  expect(
    await exchange.outcomes('import:sections', [section('inner', 'outer'), section('outer')]),
  ).toEqual(['created', 'created'])
  expect(await exchange.outcomes('import:sections', [section('leaf', 'branch')])).toEqual([
    'waiting',
  ])
  expect(await exchange.outcomes('import:sections', [section('branch', 'trunk')])).toEqual([
    'waiting',
  ])
  expect(await exchange.outcomes('import:sections', [section('trunk')])).toEqual(['created'])
  expect(
    await rows(
      `select s.external_id as id, parent.external_id as parent from section s left join section parent on parent.id = s.parent_id
        where s.external_id in ('leaf', 'branch', 'trunk', 'inner') order by 1`,
    ),
  ).toEqual([
    { id: 'branch', parent: 'trunk' },
    { id: 'inner', parent: 'outer' },
    { id: 'leaf', parent: 'branch' },
    { id: 'trunk', parent: null },
  ])
})

test('ждущая запись называет всё, чего нет, и применяется с последним', async () => {
  const source = 'missing'
  const product = {
    ...{
      id: 'g',
      name: 'Сверло',
      article: 'С-9',
      section: 's',
      unit: 'шт',
      vatRate: 22,
      brand: 'b',
    },
    properties: [
      { property: 'd', value: '5' },
      { property: 'd', value: '6' },
    ],
  }
  const { body } = await exchange.send('import:products', [product], { source })
  const headers = { authorization: `Bearer ${await exchange.keyOf(source)}` }
  const told = async () =>
    (
      await exchange.shop.call('exchangeResults', {
        params: { id: body.load.id },
        headers,
      })
    ).body.items[0]
  const missing = [
    { entity: 'brands', id: 'b' },
    { entity: 'properties', id: 'd' },
    { entity: 'sections', id: 's' },
  ]
  expect(body.results).toMatchObject([{ outcome: 'waiting', waitsFor: missing }])
  await exchange.send('import:brands', [brand('b')], { source })
  expect((await told()).waitsFor).toEqual(missing.slice(1))
  await exchange.send('import:sections', [section('s')], { source })
  expect((await told()).waitsFor).toEqual([missing[1]])
  await exchange.send('import:properties', [{ id: 'd', name: 'Диаметр' }], { source })
  expect(await told()).toEqual({ place: 0, id: 'g', outcome: 'created' })
})

test.each<[string, (at: number) => string]>([
  ['все ждут одного', () => 'root'],
  ['каждая ждёт предыдущей', (at) => (at === 0 ? 'root' : `w-${at - 1}`)],
])(
  '%s: вызов пишет сколько успевает, остальное — очередь, и ответ это говорит',
  async (what, parentOf) => {
    const source = what === 'все ждут одного' ? 'broad' : 'deep'
    const count = source === 'broad' ? 1200 : 24
    const waiting = Array.from({ length: count }, (_, at) => section(`w-${at}`, parentOf(at)))
    for (let from = 0; from < count; from += 600)
      await exchange.send('import:sections', waiting.slice(from, from + 600).toReversed(), {
        source,
      })
    const written = async () =>
      (
        await rows(
          `select count(*)::int as count from section where external_id like '${source}|w-%'`,
        )
      )[0].count
    const key = { key: 'ключ-корня', source }
    const { body } = await exchange.send('import:sections', [section('root')], key)
    expect(body).toMatchObject({
      load: { state: 'done', isReleasing: true },
      results: [{ outcome: 'created' }],
    })
    const within = await written()
    expect(within).toBeGreaterThan(0)
    expect(within).toBeLessThan(count)
    expect((await exchange.send('import:sections', [section('root')], key)).body).toEqual(body)
    await workOff()
    expect(await written()).toBe(count)
    const small = await exchange.send('import:sections', [section('leaf', 'root')], { source })
    expect(small.body.load.isReleasing).toBe(false)
  },
)

test('круг отклоняется: в одном вызове, через ждущих и через то, что уже есть', async () => {
  expect(
    await exchange.outcomes('import:sections', [section('a', 'b'), section('b', 'a')]),
  ).toEqual(['refused', 'refused'])
  expect(await exchange.outcomes('import:sections', [section('c', 'd')])).toEqual(['waiting'])
  const closing = await exchange.send('import:sections', [section('d', 'c')])
  expect(closing.body.results).toMatchObject([{ outcome: 'refused', errors: [{ code: 'CYCLE' }] }])
  await exchange.outcomes('import:sections', [section('e'), section('f', 'e')])
  const turned = await exchange.send('import:sections', [section('e', 'f')])
  expect(turned.body.results).toMatchObject([{ outcome: 'refused', errors: [{ code: 'CYCLE' }] }])
})

test('новая запись о том же вытесняет ждущую', async () => {
  await exchange.outcomes('import:sections', [section('moving', 'never')])
  expect(await exchange.outcomes('import:sections', [section('moving')])).toEqual(['created'])
  expect(await rows(`select * from exchange_waiting where external_id = 'moving'`)).toEqual([])
})

test('список из нескольких частей: скрывается, чего нет ни в одной; больше пятой части — ждёт человека', async () => {
  const names = Array.from({ length: 12 }, (_, at) => `s-${at}`)
  const source = 'lists'
  await exchange.send(
    'import:sections',
    names.map((id) => section(id)),
    { source },
  )
  const part = (from: number, to: number, isLast: boolean) =>
    exchange.send(
      'sync:sections',
      names.slice(from, to).map((id) => section(id)),
      {
        ...{ source, run: 'first', isLast },
      },
    )
  expect((await part(0, 6, false)).body.load.counts.hidden).toBe(0)
  const { body } = await part(6, 11, true)
  expect(body.load).toMatchObject({ state: 'done', counts: { hidden: 1, same: 5 } })
  const shown = () =>
    rows(
      `select count(*)::int as count from section where is_active and external_id like 'lists|%'`,
    )
  expect(await shown()).toEqual([{ count: 11 }])
  const held = await exchange.send('sync:sections', [section('s-0')], { source })
  expect(held.body.load).toMatchObject({ state: 'held', counts: { hidden: 10 } })
  expect(await shown()).toEqual([{ count: 11 }])
})

test('что в полном списке названо, но отклонено, не скрывается', async () => {
  const source = 'named'
  await exchange.shop.pool.query(
    `alter table section add constraint section_test check (name <> 'Запрещено')`,
  )
  const names = Array.from({ length: 12 }, (_, at) => section(`n-${at}`))
  await exchange.send('import:sections', names, { source })
  const told = [
    ...names.slice(0, 9),
    { id: 'n-9', name: '' },
    { id: ' n-10 ', name: 'Запрещено', parent: null },
  ]
  const { body } = await exchange.send('sync:sections', told, { source })
  expect(body.load).toMatchObject({ state: 'done', counts: { refused: 2, hidden: 1 } })
  expect(
    await rows(
      `select external_id as id from section where not is_active and external_id like 'named|%'`,
    ),
  ).toEqual([{ id: 'named|n-11' }])
})

test('после последней части: та же часть — тот же ответ, другая — отказ со словами', async () => {
  const source = 'ended'
  const names = Array.from({ length: 10 }, (_, at) => section(`e-${at}`))
  await exchange.send('import:sections', names, { source })
  const part = (from: number, to: number, isLast: boolean) =>
    exchange.send('sync:sections', names.slice(from, to), { source, run: 'night', isLast })
  const first = await part(0, 2, false)
  const last = await part(2, 4, true)
  expect(last.body.load).toMatchObject({ state: 'held', counts: { hidden: 6 } })
  expect((await part(2, 4, true)).body).toEqual(last.body)
  expect((await part(0, 2, false)).body).toEqual(first.body)
  for (const isLast of [false, true]) {
    const { status, body } = await part(4, 6, isLast)
    expect([status, body.code]).toEqual([409, 'EXCHANGE_RUN_ENDED'])
    expect(body.message).toContain('«night»')
  }
  expect(
    await rows(`select count(*)::int as count from exchange_load where run = 'night'`),
  ).toEqual([{ count: 2 }])
})

test('договор действует по свой последний день; кончился — его цен нет ни у кого (D59)', async () => {
  const { shop } = exchange
  const today = (
    await rows(`select to_char((now() at time zone 'Europe/Moscow')::date, 'YYYY-MM-DD') as day`)
  )[0].day
  await exchange.send('import:price-types', [{ id: 'pt', name: 'Договорная' }])
  await exchange.send('import:companies', [
    { id: 'c-days', name: 'ООО «Дни»', inn: '9999000006', kpp: '999901001' },
  ])
  const agreement = { id: 'a-days', company: 'c-days', name: 'Договор', priceType: 'pt' }
  await exchange.send('import:agreements', [{ ...agreement, validUntil: today }])
  await shop.pool.query(
    `insert into company_member (company_id, account_id, role)
     select id, 2, 'manager' from company where inn = '9999000006'`,
  )
  const headers = bearer(await shop.signIn('buyer'))
  const ownAgreements = async () => {
    const { body } = await shop.call('currentUser', { headers })
    return body.companies.find(({ name }: { name: string }) => name === 'ООО «Дни»').agreements
      .length
  }
  expect(await ownAgreements()).toBe(1)
  await exchange.send('import:agreements', [{ ...agreement, validUntil: '20.01.2020' }])
  expect(await ownAgreements()).toBe(0)
  expect(
    await exchange.outcomes('import:agreements', [
      { ...agreement, validUntil: '0001-01-01T00:00:00' },
    ]),
  ).toEqual(['changed'])
  expect(await ownAgreements()).toBe(1)
})

test('договоры с одним названием покупатель различает: по срокам, иначе по порядку', async () => {
  const { shop } = exchange
  await exchange.outcomes('import:price-types', [{ id: 'pt-names', name: 'Договорная' }])
  await exchange.outcomes('import:companies', [
    { id: 'c-names', name: 'ООО «Имена»', inn: '9999000052', kpp: '999901001' },
  ])
  const agreement = (id: string, more: object = {}) => ({
    ...{ id, company: 'c-names', name: 'Основной договор', priceType: 'pt-names' },
    ...more,
  })
  await shop.pool.query(
    `insert into company_member (company_id, account_id, role)
     select id, 2, 'manager' from company where inn = '9999000052'`,
  )
  const headers = bearer(await shop.signIn('buyer'))
  const names = async () => {
    const { body } = await shop.call('currentUser', { headers })
    return body.companies
      .find(({ name }: { name: string }) => name === 'ООО «Имена»')
      .agreements.map(({ name }: { name: string }) => name)
  }
  for (const id of ['a-n1', 'a-n2']) await exchange.outcomes('import:agreements', [agreement(id)])
  expect(await names()).toEqual(['Основной договор (1)', 'Основной договор (2)'])
  await exchange.outcomes('import:agreements', [
    agreement('a-n2', { name: 'основной  договор', validFrom: '2026-02-01' }),
  ])
  expect(await names()).toEqual(['Основной договор (1)', 'основной договор (01.02.2026 – …)'])
  await exchange.outcomes('import:agreements', [agreement('a-n2', { name: 'Другой' })])
  expect(await names()).toEqual(['Основной договор', 'Другой'])
})

test('контрагент находится по ИНН и КПП, филиал — по головному; компания одна', async () => {
  const requisites = { inn: '9999000013', kpp: '999901001' }
  await exchange.shop.pool.query(
    `insert into company (name, inn, kpp, status) values ('Пришла сама', $1, $2, 'MODERATION')`,
    [requisites.inn, requisites.kpp],
  )
  expect(
    await exchange.outcomes('import:companies', [
      { id: 'c-head', name: 'ООО «Голова»', ...requisites },
      { id: 'c-branch', name: 'Филиал', inn: '9999000013', kpp: '999902001', head: 'c-head' },
    ]),
  ).toEqual(['created', 'created'])
  expect(await rows(`select name, status from company where inn = $1`, [requisites.inn])).toEqual([
    // a company that registered itself must still be checked by the staff
    { name: 'ООО «Голова»', status: 'MODERATION' },
  ])
})

test('штрихкоды товара: GTIN, внутренний код с замечанием; без поля они остаются, [] их убирает', async () => {
  const product = {
    id: 'g-code',
    name: 'Сверло',
    article: 'С-2',
    section: 's-code',
    unit: 'шт',
    vatRate: 22,
  }
  await exchange.send('import:sections', [section('s-code')])
  const say = async (gtins?: unknown) =>
    (await exchange.send('import:products', [{ ...product, gtins }])).body.results[0]
  const codes = async () =>
    (
      await rows(
        `select array(select unnest(bar_codes) order by 1) as codes from product where external_id = 'g-code'`,
      )
    )[0].codes
  expect(await say(['4006381333931', '96385074', '4006381333932'])).toMatchObject({
    outcome: 'created',
    notes: [{ path: 'gtins.2', message: expect.stringContaining('«4006381333932»') }],
  })
  expect(await codes()).toEqual(['00000096385074', '04006381333931', '4006381333932'])
  expect(await say()).toMatchObject({ outcome: 'same' })
  for (const wrong of [['—'], [4006381333931], ['1'.repeat(61)], '4006381333931'])
    expect(await say(wrong), JSON.stringify(wrong)).toMatchObject({ outcome: 'refused' })
  expect(await codes()).toHaveLength(3)
  expect(await say(['96385074', '96385074'])).toMatchObject({ outcome: 'changed' })
  expect(await codes()).toEqual(['00000096385074'])
  expect(await say([])).toMatchObject({ outcome: 'changed' })
  expect(await codes()).toEqual([])
})

test('что ведут на сайте, загрузка не трогает и называет (D56)', async () => {
  await exchange.send('import:sections', [section('s-own')])
  const product = {
    ...{ id: 'g-own', name: 'Сверло', article: 'С-1', section: 's-own', unit: 'шт', vatRate: 22 },
    description: 'Из учёта',
  }
  await exchange.send('import:products', [product])
  await exchange.shop.pool.query(
    `with told as (update product set description = 'С сайта' where external_id = 'g-own' returning id)
     insert into product_own_field (product_id, field, taken_by) select id, 'description', 'Контент' from told`,
  )
  const { body } = await exchange.send('import:products', [{ ...product, name: 'Сверло 2' }])
  expect(body.results).toMatchObject([{ outcome: 'changed', kept: ['description'] }])
  expect(await rows(`select name, description from product where external_id = 'g-own'`)).toEqual([
    { name: 'Сверло 2', description: 'С сайта' },
  ])
})

test('менеджер ведёт компании, как только он среди сотрудников; ключ обмена никого сотрудником не делает', async () => {
  const { shop } = exchange
  await exchange.send('import:managers', [{ id: 'm-new', email: 'newcomer@example.com' }])
  await exchange.send('import:companies', [
    ...[
      {
        id: 'c-led',
        name: 'ООО «Ведомая»',
        inn: '9999000038',
        kpp: '999901001',
        managers: ['m-new'],
      },
    ],
  ])
  const looksAfter = () =>
    rows(
      `select account.login from company_manager join account on account.id = account_id
         join company on company.id = company_id where inn = '9999000038'`,
    )
  expect(await looksAfter()).toEqual([])
  const [{ uuid }] = await rows(`select uuid from account where login = 'newcomer@example.com'`)
  const headers = bearer(await shop.signIn('admin'))
  await shop.call('setStaffRole', { body: { userUuid: uuid, role: 'sales' }, headers })
  expect(await looksAfter()).toEqual([{ login: 'newcomer@example.com' }])
  await shop.call('setStaffRole', { body: { userUuid: uuid, role: null }, headers })
  expect(await looksAfter()).toEqual([])
})

test('пользователь приглашается один раз; кого убрали из списка компаний, того не пускает', async () => {
  await exchange.send('import:companies', [
    { id: 'c-people', name: 'ООО «Люди»', inn: '9999000020', kpp: '999901001' },
  ])
  const user = {
    ...{ id: 'u-1', email: 'guest@example.com', lastName: 'Гость' },
    companies: [{ company: 'c-people', role: 'buyer' }],
  }
  const letters = () =>
    rows(
      `select recipient from mail_outbox where key like 'invitation:%' and recipient = 'guest@example.com'`,
    )
  await exchange.send('import:users', [user])
  await exchange.send('import:users', [user])
  expect(await letters()).toHaveLength(1)
  await exchange.send('delete:users', [{ id: 'u-1' }])
  expect(
    await rows(`select status from company_invitation where email_key = 'guest@example.com'`),
  ).toEqual([{ status: 'EXPIRED' }])
})

test('кого убрала загрузка, того загрузка и возвращает; кого закрыл менеджер, тот закрыт', async () => {
  const { shop } = exchange
  await exchange.send('import:companies', [
    { id: 'c-back', name: 'ООО «Возврат»', inn: '9999000045', kpp: '999901001' },
  ])
  const user = (id: string, login: string) => ({
    ...{ id, email: `${login}@example.com`, companies: [{ company: 'c-back', role: 'buyer' }] },
  })
  const both = [user('u-back', 'back'), user('u-shut', 'shut')]
  await shop.pool.query(
    `with made as (insert into account (login, password_hash, status)
                   select name || '@example.com', 'x', 'ACTIVE' from unnest(array['back', 'shut']) name returning id, login)
     insert into company_member (company_id, account_id, role, is_blocked)
     select company.id, made.id, 'buyer', made.login like 'shut%' from made, company where inn = '9999000045'`,
  )
  const blocked = () =>
    rows(
      `select login, is_blocked from company_member join account on account.id = account_id
         join company on company.id = company_id where inn = '9999000045' order by login`,
    )
  await exchange.outcomes('import:users', both)
  await exchange.send('delete:users', [{ id: 'u-back' }, { id: 'u-shut' }])
  expect((await blocked()).map((row) => row.is_blocked)).toEqual([true, true])
  await exchange.outcomes('import:users', both)
  expect((await blocked()).map((row) => row.is_blocked)).toEqual([false, true])
})

test.each<[string, ExchangeEntityName, object, string]>([
  ['цена меньше нуля', 'prices', { product: 'p', priceType: 't', price: -0.01 }, 'price'],
  ['цена текстом', 'prices', { product: 'p', priceType: 't', price: 'дорого' }, 'price'],
  [
    'ступени не по возрастанию',
    'prices',
    {
      ...{ product: 'p', priceType: 't', price: 5 },
      steps: [
        { from: 10, price: 4 },
        { from: 5, price: 3 },
      ],
    },
    'steps',
  ],
  ['остаток словом', 'rests', { product: 'p', warehouse: 'w', quantity: 'мало' }, 'quantity'],
  [
    'день, которого нет',
    'agreements',
    { id: 'a', company: 'c', name: 'Д', priceType: 'p', validUntil: '2026-02-30' },
    'validUntil',
  ],
  [
    'год до нашей эры',
    'agreements',
    { id: 'a', company: 'c', name: 'Д', priceType: 'p', validUntil: '0000-01-01' },
    'validUntil',
  ],
  [
    'цена строки заказа — ноль',
    'orders',
    { id: 'o', lines: [{ product: 'p', quantity: 1, price: 0 }] },
    'lines.0.price',
  ],
  ['год до нашей эры у заказа', 'orders', { id: 'o', date: '0000-01-01' }, 'date'],
  [
    'курс, от которого ничего не остаётся',
    'currencies',
    { id: 'CNY', name: 'Юань', rates: [{ date: '2026-01-12', rate: 0.00001 }] },
    'rates.0.rate',
  ],
  ['валюта не кодом', 'currencies', { id: 'руб.', name: 'Рубль', rates: [] }, 'id'],
  ['раздел внутри себя', 'sections', { id: 'self', name: 'С', parent: 'self' }, 'parent'],
])('%s отклоняет одну запись с её полем, а не вызов', async (_what, name, record, path) => {
  const { status, body } = await exchange.send(`import:${name}`, [record])
  expect(status).toBe(200)
  expect(body.results).toMatchObject([
    { outcome: 'refused', errors: [{ path, message: expect.stringMatching(/[а-яё]/i) }] },
  ])
})

test('цена в неизвестной валюте ждёт её курса и не пропадает', async () => {
  expect(
    await exchange.outcomes('import:price-types', [
      { id: 'pt-cny', name: 'Юани', currency: 'CNY' },
    ]),
  ).toEqual(['waiting'])
  await exchange.outcomes('import:currencies', [
    { id: 'CNY', name: 'Юань', rates: [{ date: '2026-01-12', rate: 11.5 }] },
  ])
  expect(await rows(`select currency from price_type_source where external_id = 'pt-cny'`)).toEqual(
    [{ currency: 'CNY' }],
  )
})

test('чего не принимает база данных, отклоняет одну запись; слишком много таких — весь вызов, по-русски', async () => {
  await exchange.shop.pool.query(
    `alter table brand add constraint brand_test check (name <> 'Запрещено')`,
  )
  const forbidden = (at: number) => brand(`b-forbidden-${at}`, 'Запрещено')
  const told = await exchange.send('import:brands', [
    ...[brand('b-fine-1'), forbidden(1), brand('b-fine-2'), forbidden(2)],
  ])
  const refused = {
    ...{ outcome: 'refused' },
    errors: [{ path: '', code: 'NOT_STORED', message: expect.stringContaining('не приняла') }],
  }
  expect(told.body.results).toMatchObject([
    ...[{ outcome: 'created' }, refused, { outcome: 'created' }, refused],
  ])
  const { status, body } = await exchange.send('import:brands', [
    ...[brand('b-fine-3'), ...Array.from({ length: 6 }, (_, at) => forbidden(at))],
  ])
  expect([status, body.code]).toEqual([422, 'EXCHANGE_REFUSED'])
  expect(body.message).toContain('b-forbidden-0, b-forbidden-1, b-forbidden-2')
  expect(body.message).not.toMatch(/brand|violates|constraint/)
  expect(await rows(`select * from brand where external_id = 'b-fine-3'`)).toEqual([])
  expect(await rows(`select state from exchange_load order by received_at desc limit 1`)).toEqual([
    { state: 'refused' },
  ])
})

test('пока идёт долгая загрузка, вызов не висит, а становится в очередь', async () => {
  const { pool } = exchange.shop
  const jobs = { enqueue: async () => '' }
  const letters = { jobs, shopOrigin: '' }
  const changes = createOrderChanges(letters)
  const work = createWork(
    pool.options.connectionString ?? '',
    allEntities({ ...letters, changes, now: () => new Date() }),
    quiet,
  )
  const service = createExchangeService({
    ...{ database: databaseOf(pool), transact: transactionsOf(pool), work, patienceMs: 1 },
    jobs,
  })
  const holder = await pool.connect()
  await holder.query('begin')
  await holder.query('select pg_advisory_xact_lock(7402001)')
  const { rows: accounts } = await pool.query(
    `select id, source, name from exchange_account where source = '1c'`,
  )
  const { load, isQueued } = await service.take(accounts[0], {
    ...{ entity: 'brands', action: 'import', records: [brand('b-busy')], key: undefined },
  })
  await holder.query('rollback')
  holder.release()
  expect([load.state, isQueued]).toEqual(['queued', true])
  await service.workOff(async () => {})
  expect((await service.load(accounts[0], load.id)).counts.created).toBe(1)
  await work.close()
})

test('загрузка, на которой ошибся сам магазин, отклоняется и не держит тех, что за нею', async () => {
  const { pool } = exchange.shop
  const jobs = { enqueue: async () => '' }
  const broken = {
    ...{ name: 'brands', references: () => [], known: async () => new Map<string, string>() },
    ...{ hide: async () => [], shown: () => '' },
    write: async () => {
      throw new TypeError('broken')
    },
  }
  const letters = { jobs, shopOrigin: '' }
  const all = allEntities({
    ...letters,
    changes: createOrderChanges(letters),
    now: () => new Date(),
  })
  const entities = new Map<string, LoadedEntity>([...all, ['brands', broken]])
  const work = createWork(pool.options.connectionString ?? '', entities, quiet)
  const service = createExchangeService({
    ...{ database: databaseOf(pool), transact: transactionsOf(pool), work, jobs },
  })
  await exchange.keyOf('broken')
  const { rows: accounts } = await pool.query(
    `select id, source, name from exchange_account where source = 'broken'`,
  )
  const many = Array.from({ length: 1001 }, (_, at) => ({ id: `x-${at}`, name: 'Икс' }))
  const call = { action: 'import', records: many, key: undefined } as const
  const first = await service.take(accounts[0], { ...call, entity: 'brands' })
  const second = await service.take(accounts[0], { ...call, entity: 'sections' })
  await expect(service.workOff(async () => {})).rejects.toThrow('broken')
  await service.workOff(async () => {})
  expect((await service.load(accounts[0], first.load.id)).error?.code).toBe('EXCHANGE_REFUSED')
  expect((await service.load(accounts[0], second.load.id)).counts.created).toBe(1001)
  await work.close()
})
