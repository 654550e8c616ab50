import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOrderChanges } from '../order/changes/order-changes.service.ts'
import { allEntities } from './all-entities.ts'
import { type Exchange, openExchange } from './exchange.fixture.ts'
import { createWork } from './exchange-work.ts'

const GUID = 'ab12cd34-0000-4000-8000-00000000000f'
const OTHER = 'ab12cd34-0000-4000-8000-00000000000e'
const ZEROS = '00000000-0000-0000-0000-000000000000'
const shouted = `{${GUID.toUpperCase()}}`

let exchange: Exchange
beforeAll(async () => {
  exchange = await openExchange()
})
afterAll(() => exchange.shop.close())
const rows = async (sql: string) => (await exchange.shop.pool.query(sql)).rows

test('корень 1С (нули) не держит никого: раздел в корне, товар в нём, компания без головной', async () => {
  expect(
    await exchange.outcomes('import:sections', [
      { id: 's-root', name: 'Корень', parent: ZEROS },
      { id: 's-none', name: 'Без id', parent: '' },
    ]),
  ).toEqual(['created', 'created'])
  const product = { name: 'Сверло', article: 'С', unit: 'шт', vatRate: '22%' }
  const { body } = await exchange.send('import:products', [
    { ...product, id: 'g-root', section: 's-root', brand: ZEROS, priceGroup: '' },
    { ...product, id: 'g-lost', section: ZEROS },
  ])
  expect(body.results).toMatchObject([
    { outcome: 'created' },
    {
      outcome: 'refused',
      errors: [{ path: 'section', message: expect.stringMatching(/Пустая ссылка/) }],
    },
  ])
  expect(
    await exchange.outcomes('import:companies', [
      ...[
        {
          id: 'c-0',
          name: 'К',
          inn: '9999000006',
          kpp: '999901001',
          head: ZEROS,
          managers: [ZEROS],
        },
      ],
    ]),
  ).toEqual(['created'])
})

test('скобки и буквы не делают из одного GUID двух: ни записи, ни ссылки, ни удаления', async () => {
  expect(await exchange.outcomes('import:brands', [{ id: shouted, name: 'Резец' }])).toEqual([
    'created',
  ])
  expect(
    await exchange.outcomes('import:brands', [
      { id: GUID, name: 'Резец' },
      { id: GUID.toUpperCase(), name: 'Резец' },
    ]),
  ).toEqual(['same', 'refused'])
  expect(await exchange.outcomes('delete:brands', [{ id: shouted }])).toEqual(['hidden'])
})

test('записанное до этого в других буквах находится; где есть оба написания, каждое остаётся своим', async () => {
  await exchange.shop.pool.query(`
    insert into brand (external_id, slug, name) values ('erp|${shouted}', 'b-1', 'Раз'), ('${shouted}', 'b-2', 'Два'),
      ('${OTHER.toUpperCase()}', 'b-3', 'Три'), ('${OTHER}', 'b-4', 'Четыре'), ('Opaque-ABC', 'b-5', 'Пять');
    insert into exchange_link (source, entity, external_id, local_id)
      values ('1c', 'orders', '${shouted}', 1), ('1c', 'orders', '${GUID.toUpperCase()}', 2), ('erp', 'orders', '${shouted}', 3);
    insert into loaded_user (external_id, email, email_key, name) values ('${shouted}', 'a@example.com', 'a@example.com', 'А');
    insert into loaded_user_company (user_id, company_id, role) select '${shouted}', min(id), 'buyer' from company`)
  const client = await exchange.shop.pool.connect()
  await client.query(
    await readFile(
      new URL('../../../migrations/20261128143035_guid_spelling.sql', import.meta.url),
      'utf8',
    ),
  )
  client.release()
  expect(
    await rows(`select external_id as id from brand where slug like 'b-_' order by slug`),
  ).toEqual([`erp|${GUID}`, GUID, OTHER.toUpperCase(), OTHER, 'Opaque-ABC'].map((id) => ({ id })))
  expect(
    await rows(
      `select source, external_id as id from exchange_link where entity = 'orders' order by source, local_id`,
    ),
  ).toEqual([
    { source: '1c', id: GUID },
    { source: '1c', id: GUID.toUpperCase() },
    { source: 'erp', id: GUID },
  ])
  expect(await rows(`select user_id as id from loaded_user_company`)).toEqual([{ id: GUID }])
})

test('сказанное о заказе прежними буквами и ждущее пустой ссылки с прежней версии не теряются', async () => {
  const { shop } = exchange
  await shop.pool.query(`
    with made as (
      insert into orders (number, account_id, company_id, company_name, company_inn, agreement_name, author,
        delivery_code, delivery_name, contact_name, contact_phone, contact_email, total, vat_total, line_count)
      values ('ИСП-000777', 2, 1, 'А', '1', 'Договор', 'Я', 'pickup', 'Самовывоз', 'Я', '', 'me@example.com', 100, 0, 1)
      returning id)
    insert into order_told (order_id, source, said)
      select id, '1c', '{"shipments": {"${shouted}": {"value": {"note": "${shouted} и ещё"}}}}' from made`)
  await shop.pool.query(
    await readFile(
      new URL('../../../migrations/20261128143035_guid_spelling.sql', import.meta.url),
      'utf8',
    ),
  )
  expect(await rows('select said from order_told')).toEqual([
    { said: { shipments: { [GUID]: { value: { note: `${shouted} и ещё` } } } } },
  ])

  const { body } = await exchange.send('import:sections', [
    { id: 's-stuck', name: 'С', parent: 's-never' },
  ])
  await shop.pool.query(
    `update exchange_awaited set waits_id = '${ZEROS}';
     update exchange_waiting set record = jsonb_set(record, '{parent}', '"${ZEROS}"')`,
  )
  const changes = createOrderChanges({ jobs: { enqueue: async () => '' }, shopOrigin: '' })
  const work = createWork(
    shop.pool.options.connectionString ?? '',
    allEntities({
      jobs: { enqueue: async () => '' },
      shopOrigin: '',
      changes,
      now: () => new Date(),
    }),
    { warn: () => undefined },
  )
  const [{ id }] = await rows(`select id from exchange_account where source = '1c'`)
  expect(await work.release('1c', id)).toBe(false)
  await work.close()
  expect(await rows(`select outcomes from exchange_load where id = '${body.load.id}'`)).toEqual([
    { outcomes: 'c' },
  ])
})
