import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../../auth/people.fixture.ts'
import { createCalls } from '../../company/people-calls.fixture.ts'

let shop: Shop
let id: number
let codes: string[]
beforeAll(async () => {
  shop = await openShop()
  const { rows } = await shop.pool.query(
    'select id, array(select code from property order by id limit 2) as codes from section where is_active limit 1',
  )
  ;({ id, codes } = rows[0])
})
afterAll(() => shop.close())

const { as } = createCalls(() => shop)
const set = (body: object, section = id) =>
  as('content', 'setFilterOrder', { params: { id: section }, body })
const version = async () =>
  (await shop.pool.query('select version::text from catalog_version')).rows[0].version

test('порядок задаёт редактор, а не продавец; неведомые раздел и характеристика, повтор и пустой — отказ', async () => {
  expect((await as('staff', 'filterOrder', { params: { id } })).status).toBe(403)
  expect((await set({ codes }, 2_147_483_647)).body.code).toBe('SECTION_NOT_FOUND')
  for (const wrong of [['gone'], [], [codes[0], codes[0]], ['__proto__'], 'diameter'])
    expect((await set({ codes: wrong })).status, JSON.stringify(wrong)).toBe(400)
  const { body } = await as('content', 'filterOrder', { params: { id } })
  expect(body).toEqual({ codes: null, changedBy: null, changedAt: null, used: [] })
})

test('заданный порядок виден с именем, индекс строится заново, журнал называет характеристики; то же ещё раз ничего не меняет', async () => {
  const before = await version()
  const { body } = await set({ codes })
  expect(body).toMatchObject({ codes, changedBy: expect.any(String) })
  const raised = await version()
  expect(raised).not.toBe(before)
  await set({ codes })
  expect(await version()).toBe(raised)
  expect((await set({ codes: null })).body).toMatchObject({ codes: null, changedBy: null })
  const { body: acts } = await as('admin', 'staffActs', { query: {} })
  const told = acts.items.filter(({ kind }: { kind: string }) => kind === 'section.filter-order')
  expect(told).toHaveLength(2)
  expect(told[1].changes).toEqual([
    { field: 'filterOrder', before: null, after: expect.stringContaining(', ') },
  ])
})

test('видно, по чему люди отбирают: каждый человек один раз', async () => {
  await shop.pool.query(
    `insert into saved_selection (account_id, name, section, filters, has_letter, seen_up_to, looked_on)
     select (select min(id) from account), 'Подборка ' || n, (select slug from section where id = $1),
            jsonb_build_array(jsonb_build_object('code', $2::text, 'values', '["8"]'::jsonb)),
            false, 0, '2026-01-01'
       from generate_series(1, 2) n`,
    [id, codes[1]],
  )
  expect((await as('content', 'filterOrder', { params: { id } })).body.used).toEqual([
    { code: codes[1], people: 1 },
  ])
})
