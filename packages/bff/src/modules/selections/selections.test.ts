import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { password } from '../auth/people.fixture.ts'
import { type BuyersShop, openBuyersShop, type Visitor } from '../basket/buyers.fixture.ts'
import { createPreparedIndex } from '../goods/catalog.fixture.ts'

let shop: BuyersShop
let buyer: Visitor
let colleague: Visitor
let prepared = createPreparedIndex()
beforeAll(async () => {
  shop = await openBuyersShop({ catalogIndex: { current: () => prepared.index } })
  buyer = await shop.visitor('buyer')
  colleague = await shop.visitor('employee')
})
afterAll(() => shop.close())
beforeEach(async () => {
  prepared = createPreparedIndex({ total: 2, ids: [2, 1] })
  await shop.pool.query('truncate saved_selection')
  await shop.pool.query('update section set is_active = true where id = 3')
})

const drills = {
  name: 'Свёрла 8–10 мм',
  section: 'metal-drills',
  filters: [{ code: 'diameter', from: 8, to: 10 }],
  hasLetter: true,
}
const save = (change: object = {}, visitor = buyer) =>
  visitor.call('saveSelection', { body: { ...drills, ...change } })
const read = async (visitor = buyer) => (await visitor.call('selections')).body.items
const rows = async () => (await shop.pool.query('select * from saved_selection order by id')).rows

describe('подборки: отказы', () => {
  test('без входа подборок нет', async () => {
    const refused = { status: 401, body: { code: 'UNAUTHENTICATED' } }
    const params = { id: 1 }
    expect(await shop.call('selections')).toMatchObject(refused)
    expect(await shop.call('saveSelection', { body: drills })).toMatchObject(refused)
    expect(await shop.call('deleteSelection', { params })).toMatchObject(refused)
    const body = { name: 'Моя', hasLetter: false }
    expect(await shop.call('changeSelection', { params, body })).toMatchObject(refused)
  })

  test('чужую не переименовать и не удалить', async () => {
    const { body } = await save({}, colleague)
    const params = { id: body.id }
    const missing = { status: 404, body: { code: 'SELECTION_NOT_FOUND' } }
    expect(await buyer.call('deleteSelection', { params })).toMatchObject(missing)
    const change = { name: 'Моя', hasLetter: false }
    expect(await buyer.call('changeSelection', { params, body: change })).toMatchObject(missing)
    expect(await read(colleague)).toMatchObject([{ name: drills.name, hasLetter: true }])
    expect(await read()).toEqual([])
  })

  test.each<[string, object, string]>([
    ['пустое имя', { name: ' ' }, 'name'],
    ['имя длиннее ста знаков', { name: 'Ф'.repeat(101) }, 'name'],
    ['ни раздела, ни запроса', { section: undefined }, 'section'],
    ['и раздел, и запрос', { q: 'сверло' }, 'section'],
    ['запрос, у которого нет адреса', { section: undefined, q: '..' }, 'q'],
    ['пустой запрос', { section: undefined, q: '  ' }, 'q'],
    ['лишнее поле', { accountId: 1 }, 'accountId'],
    ['код не для адреса', { filters: [{ code: 'диаметр', values: ['1'] }] }, 'filters.0.code'],
    ['характеристики нет', { filters: [{ code: 'gone', values: ['1'] }] }, 'filters.0.code'],
    ['ничего не выбрано', { filters: [{ code: 'brand' }] }, 'filters.0.values'],
    ['пустое значение', { filters: [{ code: 'brand', values: [''] }] }, 'filters.0.values.0'],
    ['чего в адресе не сказать', { filters: [{ code: 'diameter', from: 1e12 }] }, 'filters.0.from'],
    ['доли мельче, чем в адресе', { filters: [{ code: 'diameter', to: 1e-7 }] }, 'filters.0.to'],
    ['доли копейки', { filters: [{ code: 'price', from: 0.5 }] }, 'filters.0.from'],
    ['цена меньше нуля', { filters: [{ code: 'price', to: -100 }] }, 'filters.0.to'],
    ['границы наоборот', { filters: [{ code: 'diameter', from: 9, to: 8 }] }, 'filters.0.to'],
    ['наличие не «сейчас»', { filters: [{ code: 'stock', values: ['no'] }] }, 'filters.0.values'],
    [
      'фильтр дважды',
      {
        filters: [
          { code: 'diameter', from: 1 },
          { code: 'diameter', to: 2 },
        ],
      },
      'filters.1.code',
    ],
  ])('%s — не адрес списка', async (_name, change, path) => {
    const { status, body } = await save(change)
    expect([status, body.code]).toEqual([400, 'REQUEST_INVALID'])
    expect(body.fields.map((field: { path: string }) => field.path)).toContain(path)
    expect(await rows()).toEqual([])
  })

  test('раздела нет или он скрыт', async () => {
    for (const section of ['nowhere', 'hidden']) {
      expect(await save({ section })).toMatchObject({
        status: 404,
        body: { code: 'SECTION_NOT_FOUND' },
      })
    }
  })

  test('имя занято, в каком бы регистре его ни набрали; у коллеги — свободно', async () => {
    await save()
    const taken = { status: 409, body: { code: 'SELECTION_EXISTS', fields: [{ path: 'name' }] } }
    expect(await save({ name: ' свёрла  8–10 ММ ' })).toMatchObject(taken)
    const { body: other } = await save({ name: 'Другая' })
    expect(
      await buyer.call('changeSelection', {
        params: { id: other.id },
        body: { name: drills.name, hasLetter: true },
      }),
    ).toMatchObject(taken)
    expect((await save({}, colleague)).status).toBe(200)
  })

  test('пятьдесят первая не сохраняется, даже когда сохраняют разом', async () => {
    await shop.pool.query(
      `insert into saved_selection (account_id, name, section, filters, has_letter, seen_up_to, looked_on)
       select 2, 'Подборка ' || n, 'drills', '[]', false, 0, current_date from generate_series(1, 48) n`,
    )
    const names = ['А', 'Б', 'В', 'Г', 'Д']
    const answers = await Promise.all(names.map((name) => save({ name })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409])
    expect(await rows()).toHaveLength(50)
    expect((await save({ name: 'Ещё одна' })).body.code).toBe('SELECTIONS_FULL')
  })

  test('пока каталог не готов, так и сказано', async () => {
    prepared = Object.assign(createPreparedIndex(), { index: null })
    expect(await save()).toMatchObject({ status: 503, body: { code: 'CATALOG_NOT_READY' } })
  })
})

describe('подборки', () => {
  test('хранится так, как стоит в адресе: порядок и повторы выбора ничего не меняют', async () => {
    const { body } = await save({
      filters: [
        { code: 'diameter', to: 10, from: 8 },
        { code: 'coating', values: ['TiN', 'AlTiN', 'TiN'] },
        { code: 'price', from: 10_050 },
        { code: 'stock', values: ['now'] },
        { code: 'brand', values: ['frezer'] },
      ],
    })
    expect(body).toMatchObject({
      section: 'metal-drills',
      q: null,
      place: 'Свёрла по металлу',
      isGone: false,
      address:
        '/catalog/metal-drills/1/filtered/?brand=frezer&stock=now&price_from=100.5&f_coating=AlTiN&f_coating=TiN&f_diameter_from=8&f_diameter_to=10',
      conditions: [
        'Бренд: Фрезер',
        'В наличии',
        'Цена: от\u00a0100,5\u00a0₽',
        'Покрытие: AlTiN, TiN',
        'Диаметр: 8–10\u00a0мм',
      ],
    })
    expect((await read())[0]).toEqual(body)
  })

  test('поиск, склад словами, раздел без фильтров', async () => {
    const { body: search } = await save({
      name: 'Поиск',
      section: undefined,
      q: '  сверло   8,5 ',
      filters: [{ code: 'warehouse', values: ['nn'] }],
    })
    expect(search).toMatchObject({
      q: 'сверло 8,5',
      place: 'Поиск: сверло 8,5',
      address: `/search/${encodeURIComponent('сверло 8,5')}/?warehouse=nn`,
      conditions: ['На складе: Центральный'],
    })
    const { body: whole } = await save({ name: 'Раздел', filters: [] })
    expect(whole).toMatchObject({ address: '/catalog/metal-drills/', conditions: [] })
  })

  test('список — по названию, переименование и смена регистра', async () => {
    await save({ name: 'Фрезы' })
    const { body } = await save({ name: 'болты' })
    const renamed = await buyer.call('changeSelection', {
      params: { id: body.id },
      body: { name: 'Болты', hasLetter: false },
    })
    expect(renamed.body).toMatchObject({ name: 'Болты', hasLetter: false })
    expect((await read()).map(({ name }: { name: string }) => name)).toEqual(['Болты', 'Фрезы'])
    expect(await buyer.call('deleteSelection', { params: { id: body.id } })).toMatchObject({
      status: 200,
      body: { done: true },
    })
    expect(await read()).toHaveLength(1)
  })

  test('раздел скрыли: подборка видна и так и названа, письма о ней не включить', async () => {
    const { body } = await save({ hasLetter: false })
    await shop.pool.query('update section set is_active = false where id = 3')
    await shop.pool.query('update catalog_version set version = version + 1')
    prepared = createPreparedIndex({ total: 2, ids: [2, 1] })
    Object.assign(prepared.index, { dataVersion: '2' })
    expect(await read()).toMatchObject([{ isGone: true, place: 'metal-drills' }])
    const change = (hasLetter: boolean) =>
      buyer.call('changeSelection', {
        params: { id: body.id },
        body: { name: 'Старая', hasLetter },
      })
    expect((await change(true)).body.code).toBe('SECTION_NOT_FOUND')
    expect((await change(false)).body).toMatchObject({ name: 'Старая', isGone: true })
  })

  test('сохранённое при входе с договором смотрят по его ценам', async () => {
    await save({ filters: [{ code: 'price', to: 11_000 }] })
    expect(prepared.asked.at(-1)).toMatchObject({
      priceTypeId: 2,
      price: { to: 11_000 },
      sort: 'new',
    })
    const [row] = await rows()
    expect(row).toMatchObject({ company_id: 1, seen_ids: [2, 1], seen_up_to: 2 })
    expect(row.agreement_id).not.toBeNull()
  })

  test('письмо включили позже: стоящее там сейчас — уже не новость', async () => {
    const { body } = await save({ hasLetter: false })
    prepared.answer.ids = [3, 2, 1]
    await buyer.call('changeSelection', {
      params: { id: body.id },
      body: { name: body.name, hasLetter: true },
    })
    expect((await rows())[0]).toMatchObject({ seen_ids: [3, 2, 1], seen_up_to: 3 })
  })

  test('в выгрузке своих данных подборки есть, с учётной записью они уходят', async () => {
    const manager = await shop.visitor('staff', {})
    await save({}, manager)
    const exported = await manager.call('exportPersonalData')
    expect(exported.body.selections).toMatchObject([{ name: drills.name, section: 'metal-drills' }])
    await shop.call('deleteAccount', {
      headers: manager.headers,
      body: { password },
    })
    expect(await rows()).toEqual([])
  })
})
