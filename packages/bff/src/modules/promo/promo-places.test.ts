import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database, Statement } from '../../kernel/database.ts'
import { bearer, type Input, openShop, type Shop } from '../auth/people.fixture.ts'
import { createPromoPlaces } from './promo-places.service.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.pool.query('truncate promo restart identity cascade'))

type Id = Parameters<Shop['call']>[0]
const editor = async (id: Id, input: Input = {}) =>
  shop.call(id, { ...input, headers: bearer(await shop.signIn('content')) })

const image = { src: '/files/assets/ab/picture.webp', width: 1200, height: 400 }
const banner = { title: 'Фрезы по новой цене', link: '/catalog/frezy/', image }
const make = async (change: object = {}): Promise<number> =>
  (await editor('createBanner', { body: { ...banner, ...change } })).body.id
/** `undefined`: on all pages; empty: on the home page. */
const shown = async (section?: string): Promise<number[]> => {
  const { body } = await shop.call(
    'promoBanners',
    section === undefined ? {} : { query: { section } },
  )
  return body.items.map(({ id }: { id: number }) => id)
}
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const parent = { id: 2, slug: 'drills' }
const child = { id: 3, slug: 'metal-drills' }
const other = { id: 6, slug: 'abrasives' }
/** Asks after the cached places have expired. */
const hasPromo = async (slug: string): Promise<unknown> => {
  shop.clock.ms += 60_000
  const { body } = await shop.call('section', { params: { slug } })
  return body.hasPromo
}

describe('промо в разделах: отказы (§7.3)', () => {
  test('незнакомый раздел: не показать и не записать, отказ стоит у поля', async () => {
    for (const section of ['net-takogo', 'hidden']) {
      for (const id of ['promoBanners', 'promoProducts', 'promoSections'] as const) {
        const answer = await shop.call(id, { query: { section } })
        expect(answer).toMatchObject({ status: 404, body: { code: 'SECTION_NOT_FOUND' } })
      }
    }
    const refused = {
      status: 404,
      body: { code: 'SECTION_NOT_FOUND', fields: [{ path: 'inSections' }] },
    }
    const body = { ...banner, inSections: [child.id, 9999] }
    expect(await editor('createBanner', { body })).toMatchObject(refused)
    const id = await make()
    const items = [{ id, inSections: [9999] }]
    expect(await editor('changeBanners', { body: { items } })).toMatchObject(refused)
    expect(await shown('')).toEqual([id])
  })

  test.each([{ section: '../drills' }, { section: 'DRILLS' }, { section: `drills' or 1=1` }])(
    'адрес раздела %j — отказ',
    async (query) => {
      expect((await shop.call('promoBanners', { query })).status).toBe(400)
    },
  )

  test.each([
    { inSections: 'drills' },
    { inSections: [0] },
    { inSections: Array.from({ length: 51 }, (_, at) => at + 1) },
    { inSections: [2], link: 'javascript:alert(1)' },
    { inSections: [2], startsAt: day(2), endsAt: day(1) },
  ])('баннер с %j — отказ, ничего не записано', async (change) => {
    const answer = await editor('createBanner', { body: { ...banner, ...change } })
    expect(answer.status).toBe(400)
    expect((await editor('allBanners')).body.items).toEqual([])
  })

  test('истории стоят на главной: раздела у них нет', async () => {
    const slides = [{ image, title: null, text: null, link: null }]
    const body = { title: 'Как выбрать', image, slides, inSections: [2] }
    expect((await editor('createStory', { body })).status).toBe(400)
  })
})

describe('промо в разделах (§7.3)', () => {
  test('стоит в разделе и ниже, не рядом и не на главной; без разделов — на главной', async () => {
    const [home, above, own] = [
      await make(),
      await make({ inSections: [parent.id] }),
      await make({ inSections: [child.id] }),
    ]
    expect(await shown('')).toEqual([home])
    expect(await shown(parent.slug)).toEqual([above])
    expect(await shown(child.slug)).toEqual([above, own])
    expect(await shown(other.slug)).toEqual([])
    expect(await shown()).toEqual([home, above, own])
  })

  test('не в срок и выключенное в разделе не стоят, и места под них не держат', async () => {
    const inSections = [child.id]
    await make({ inSections, startsAt: day(30) })
    await make({ inSections, endsAt: day(-30) })
    await make({ inSections, isActive: false })
    expect(await shown(child.slug)).toEqual([])
    expect(await hasPromo(child.slug)).toBeUndefined()
  })

  test('раздел говорит, что на его странице есть что показать', async () => {
    expect(await hasPromo(child.slug)).toBeUndefined()
    await make({ inSections: [parent.id] })
    expect(await hasPromo(child.slug)).toBe(true)
    expect(await hasPromo(parent.slug)).toBe(true)
    expect(await hasPromo(other.slug)).toBeUndefined()
  })

  test('раздел на виду не зовёт туда, где посетитель уже есть', async () => {
    const body = { title: 'К сезону', sectionId: child.id, inSections: [parent.id] }
    const { body: made } = await editor('createPromoSection', { body })
    const read = async (section: string) =>
      (await shop.call('promoSections', { query: { section } })).body.items
    expect(await read(parent.slug)).toMatchObject([{ id: made.id }])
    expect(await read(child.slug)).toEqual([])
    expect(await hasPromo(parent.slug)).toBe(true)
    expect(await hasPromo(child.slug)).toBeUndefined()
  })

  test('подборка без товаров места не держит; с товарами — по ценам того, кто смотрит', async () => {
    const body = { title: 'Неделя свёрл', inSections: [child.id] }
    const { body: made } = await editor('createProductSet', { body })
    expect(await hasPromo(child.slug)).toBeUndefined()
    await editor('addPromoProducts', { params: { id: made.id }, body: { productIds: [1] } })
    expect(await hasPromo(child.slug)).toBe(true)
    const { body: read } = await shop.call('promoProducts', { query: { section: child.slug } })
    expect(read.items[0].products).toMatchObject([{ id: 1, price: { priceType: 'retail' } }])
  })

  test('правка без слова о разделах их не меняет, пустой список возвращает на главную', async () => {
    const id = await make({ inSections: [child.id] })
    const change = (fields: object) =>
      editor('changeBanners', { body: { items: [{ id, ...fields }] } })
    expect((await change({ sort: 5 })).body.items).toMatchObject([
      { inSections: [{ id: child.id, slug: child.slug }] },
    ])
    expect(await shown('')).toEqual([])
    await change({ inSections: [] })
    expect(await shown('')).toEqual([id])
    const { body } = await shop.call('staffActs', {
      query: { q: '' },
      headers: bearer(await shop.signIn('admin')),
    })
    expect(body.items[0]).toMatchObject({
      kind: 'promo.changed',
      changes: [{ field: 'inSections', after: null }],
    })
  })

  test('удалённый раздел не выводит запись на главную', async () => {
    await shop.pool.query(
      `insert into section (id, slug, name) values (900, 'vremennyj', 'Временный')`,
    )
    await make({ inSections: [900] })
    await shop.pool.query('delete from section where id = 900')
    expect(await shown('')).toEqual([])
  })

  test('если узнать нельзя, раздел отвечает тем, что было известно', async () => {
    await make({ inSections: [child.id] })
    let isDown = false
    const database: Database = {
      query: async <Row>({ text, values }: Statement): Promise<Row[]> => {
        if (isDown) throw new Error('gone')
        return (await shop.pool.query(text, [...(values ?? [])])).rows
      },
    }
    let at = Date.now()
    const places = createPromoPlaces({ database, now: () => new Date(at) })
    const section = { id: child.id, breadcrumbs: [{ id: child.id, slug: child.slug, name: '' }] }
    expect(await places.hasPromo(section)).toBe(true)
    isDown = true
    at += 60_000
    expect(await places.hasPromo(section)).toBe(true)
  })
})
