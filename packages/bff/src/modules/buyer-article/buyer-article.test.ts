import { BUYER_ARTICLE_MAX, OWN_NOTE_MAX } from '@isp/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openShop, type Person, type Shop } from '../auth/people.fixture.ts'
import { type Company, createCalls, outcomeOf } from '../company/people-calls.fixture.ts'

let shop: Shop
const { as } = createCalls(() => shop)
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.pool.query('truncate company_product'))

const params = { id: 1 }
const own = { number: 'ТМЦ-00412', note: 'Для участка 3' }
const set = (body: object, person: Person = 'manager', company: Company = 'alfa', id = 1) =>
  as(person, 'setOwnProduct', { params: { id }, body }, company)
const read = async (person: Person = 'buyer', company: Company = 'alfa') =>
  (await as(person, 'ownProduct', { params }, company)).body

describe('задача 14: свой номер и заметка о товаре — отказы', () => {
  test('без входа и без компании их нет, сотрудник только читает', async () => {
    expect(outcomeOf(await shop.call('ownProduct', { params }))).toBe('401 UNAUTHENTICATED')
    expect((await as('buyer', 'ownProduct', { params })).status).toBe(409)
    expect(outcomeOf(await set(own, 'employee'))).toBe('403 ROLE_FORBIDDEN')
    await set(own)
    expect(await read('employee')).toEqual(own)
  })

  test.each([
    [{ ...own, number: 'x'.repeat(BUYER_ARTICLE_MAX + 1) }, 'number'],
    [{ ...own, number: 'а\u0000б' }, 'number'],
    [{ ...own, note: 'x'.repeat(OWN_NOTE_MAX + 1) }, 'note'],
    [{ ...own, note: 5 }, 'note'],
    [{ number: '1' }, 'note'],
  ])('%j — отказ у поля', async (body, field) => {
    const { status, body: answer } = await set(body)
    expect(status).toBe(400)
    expect(answer.fields.map((one: { path: string }) => one.path)).toEqual([field])
  })

  test('лишнее поле — отказ; неизвестного и снятого с продажи товара нет', async () => {
    expect((await set({ ...own, companyId: 2 })).status).toBe(400)
    for (const id of [999, 4]) {
      expect(outcomeOf(await set(own, 'manager', 'alfa', id))).toBe('404 PRODUCT_NOT_FOUND')
      expect(outcomeOf(await as('buyer', 'ownProduct', { params: { id } }, 'alfa'))).toBe(
        '404 PRODUCT_NOT_FOUND',
      )
    }
  })
})

describe('задача 14: свой номер и заметка о товаре', () => {
  test('их видят все в компании и никто в другой; пустые забывают прежние', async () => {
    expect(await read()).toEqual({ number: '', note: '' })
    expect((await set({ number: '  ТМЦ   00412 ', note: own.note })).body).toEqual({
      number: 'ТМЦ 00412',
      note: own.note,
    })
    expect(await read()).toMatchObject({ number: 'ТМЦ 00412' })
    expect(await read('outsider', 'beta')).toEqual({ number: '', note: '' })
    await set({ number: '', note: '' }, 'buyer')
    expect(await read()).toEqual({ number: '', note: '' })
    const { rows } = await shop.pool.query('select 1 from company_product')
    expect(rows).toEqual([])
  })

  describe('по своему номеру товар находит вставленный список', () => {
    const check = async (text: string, person: Person = 'buyer', company: Company = 'alfa') =>
      (await as(person, 'checkQuickOrder', { body: { text } }, company)).body.lines[0]

    test('как бы номер ни набрали; чужой компании и не вошедшему он не говорит ничего', async () => {
      await set({ number: 'ТМЦ-00412', note: '' })
      expect(await check('тмц00412 5')).toMatchObject({ product: { id: 1 }, quantityOrdered: 10 })
      expect(await check('ТМЦ-00412 5', 'outsider', 'beta')).toMatchObject({ product: null })
      const anonymous = await shop.call('checkQuickOrder', { body: { text: 'ТМЦ-00412 5' } })
      expect(anonymous.body.lines[0]).toMatchObject({ product: null })
    })

    test('свой номер важнее артикула другого товара; два товара под одним номером — на выбор', async () => {
      await set({ number: 'A/10', note: '' })
      expect(await check('A/10 5')).toMatchObject({ product: { id: 1 } })
      await set({ number: 'A/10', note: '' }, 'manager', 'alfa', 3)
      expect(await check('A10 5')).toMatchObject({ state: 'ambiguous' })
    })

    test('одна заметка номером не становится', async () => {
      await set({ number: '', note: '2301-9999' })
      expect(await check('2301-9999 5')).toMatchObject({ product: null })
    })
  })

  describe('§2.5, задача 14: поиск по своему номеру', () => {
    const named = async (number: string, person: Person = 'buyer', company: Company = 'alfa') =>
      (await as(person, 'ownProductsNamed', { query: { number } }, company)).body.products

    test('находит товар, как бы номер ни набрали; чужая компания не видит ничего', async () => {
      await set({ number: 'ТМЦ-00412', note: '' })
      expect(await named('тмц 00412')).toMatchObject([{ id: 1 }])
      expect(await named('ТМЦ-00412', 'outsider', 'beta')).toEqual([])
    })

    test('артикул магазина и заметка номером компании не становятся', async () => {
      const { rows } = await shop.pool.query('select article from product where id = 1')
      await set({ number: '', note: 'ТМЦ-00412' })
      expect(await named(rows[0].article)).toEqual([])
      expect(await named('ТМЦ-00412')).toEqual([])
    })

    test('без входа отказано; ответ никому, кроме спросившего, не годится', async () => {
      const query = { number: 'ТМЦ-00412' }
      expect(outcomeOf(await shop.call('ownProductsNamed', { query }))).toBe('401 UNAUTHENTICATED')
      await set({ number: 'ТМЦ-00412', note: '' })
      const general = await as('buyer', 'searchSuggestions', { query: { q: 'ТМЦ-00412' } }, 'alfa')
      const anonymous = await shop.call('searchSuggestions', { query: { q: 'ТМЦ-00412' } })
      expect(general.body).toEqual(anonymous.body)
      expect(
        (await as('buyer', 'ownProductsNamed', { query: { number: ' ' } }, 'alfa')).status,
      ).toBe(400)
    })
  })
})
