import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bearer, type Input, openShop, type Person, type Shop } from '../auth/people.fixture.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.pool.query('truncate promo restart identity cascade'))

type Id = Parameters<Shop['call']>[0]
const as = async (person: Person, id: Id, input: Input = {}) =>
  shop.call(id, { ...input, headers: bearer(await shop.signIn(person)) })
const editor = (id: Id, input: Input = {}) => as('content', id, input)

const image = { src: '/files/assets/ab/picture.webp', width: 1200, height: 400 }
const banner = { title: 'Фрезы по новой цене', link: '/catalog/frezy/', image }
const story = {
  title: 'Как выбрать сверло',
  image,
  slides: [{ image, title: null, text: null, link: null }],
}
const make = async (change: object = {}): Promise<number> =>
  (await editor('createBanner', { body: { ...banner, ...change } })).body.id
const shown = async (): Promise<number[]> =>
  (await shop.call('promoBanners')).body.items.map(({ id }: { id: number }) => id)
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const invalid = { status: 400, body: { code: 'REQUEST_INVALID' } }
const missing = { status: 404, body: { code: 'PROMO_NOT_FOUND' } }

describe('промо: отказы (§7.3)', () => {
  test('покупатель и отдел продаж не создают, не меняют, не удаляют и скрытого не видят', async () => {
    const id = await make({ isActive: false })
    const items = [{ id, title: 'Чужое' }]
    for (const person of ['buyer', 'staff'] as const) {
      expect((await as(person, 'createBanner', { body: banner })).status).toBe(403)
      expect((await as(person, 'changeBanners', { body: { items } })).status).toBe(403)
      const gone = await as(person, 'deleteBanners', { query: { ids: String(id) } })
      expect(gone.status).toBe(403)
      expect((await as(person, 'allBanners')).status).toBe(403)
    }
    expect(await shop.call('promoBanner', { params: { id } })).toMatchObject(missing)
    expect((await editor('allBanners')).body.items).toMatchObject([{ id, title: banner.title }])
  })

  test.each([
    { title: ' ' },
    { title: 'я'.repeat(121) },
    { link: 'https://example.com/' },
    { link: '//example.com/' },
    { link: '/\\example.com/' },
    { link: 'javascript:alert(1)' },
    { image: { ...image, src: 'https://example.com/a.webp' } },
    { image: { ...image, src: '/files/assets/../private/a.webp' } },
    { image: { ...image, width: 0 } },
    { image: undefined },
    { startsAt: day(2), endsAt: day(1) },
    { startsAt: 'завтра' },
    { viewCount: 100 },
  ])('баннер с %j — отказ, ничего не записано', async (change) => {
    const answer = await editor('createBanner', { body: { ...banner, ...change } })
    expect(answer).toMatchObject(invalid)
    expect((await editor('allBanners')).body.items).toEqual([])
  })

  test('раздел, которого нет, и история без кадров — отказ', async () => {
    const section = await editor('createPromoSection', {
      body: { title: 'К сезону', sectionId: 99 },
    })
    expect(section).toMatchObject({ status: 404, body: { code: 'SECTION_NOT_FOUND' } })
    expect(await editor('createStory', { body: { ...story, slides: [] } })).toMatchObject(invalid)
  })

  test('если одной из изменяемых записей нет, не меняется ни одна', async () => {
    const id = await make()
    const items = [
      { id, title: 'Новое' },
      { id: 999, title: 'Нет такого' },
    ]
    expect(await editor('changeBanners', { body: { items } })).toMatchObject(missing)
    expect((await editor('allBanners')).body.items).toMatchObject([{ title: banner.title }])
  })

  test('вид записи — часть адреса: баннер не меняется и не удаляется как история', async () => {
    const id = await make()
    const items = [{ id, title: 'Не то' }]
    expect(await editor('changeStories', { body: { items } })).toMatchObject(missing)
    const gone = await editor('deleteStories', { query: { ids: String(id) } })
    expect(gone.body).toEqual({ ids: [] })
    expect(await shown()).toEqual([id])
  })
})

describe('промо: показ (§7.3)', () => {
  test('показывают то, чей срок идёт, по порядку', async () => {
    const late = await make({ sort: 900 })
    const first = await make({ sort: 1, startsAt: day(-1), endsAt: day(1) })
    await make({ startsAt: day(1) })
    await make({ startsAt: day(-2), endsAt: day(-1) })
    await make({ isActive: false })
    expect(await shown()).toEqual([first, late])
    expect((await editor('allBanners')).body.items).toHaveLength(5)
  })

  test('раздел, который выключен, не показывают', async () => {
    const open = await editor('createPromoSection', { body: { title: 'Свёрла', sectionId: 2 } })
    await editor('createPromoSection', { body: { title: 'Скрытый', sectionId: 5 } })
    const { body } = await shop.call('promoSections')
    expect(body.items).toMatchObject([{ id: open.body.id, section: { slug: 'drills' } }])
  })

  test('по номеру — одна запись своего вида, пока её показывают', async () => {
    const id = await make()
    expect((await shop.call('promoBanner', { params: { id } })).body).toMatchObject({ id, image })
    expect(await shop.call('promoStory', { params: { id } })).toMatchObject(missing)
    const { body: told } = await editor('createStory', { body: story })
    const seen = await shop.call('promoStory', { params: { id: told.id } })
    expect(seen.body).toMatchObject({ id: told.id, slides: story.slides })
    const chosen = await editor('createPromoSection', { body: { title: 'Свёрла', sectionId: 2 } })
    const section = await shop.call('onePromoSection', { params: { id: chosen.body.id } })
    expect(section.body).toMatchObject({ title: 'Свёрла', section: { slug: 'drills' } })
    const over = { items: [{ id, endsAt: day(-1), startsAt: day(-2) }] }
    await editor('changeBanners', { body: over })
    expect(await shop.call('promoBanner', { params: { id } })).toMatchObject(missing)
  })

  test('названное меняется, остальное стоит; удаляются названные', async () => {
    const [one, other] = [await make(), await make()]
    const changed = await editor('changeBanners', {
      body: { items: [{ id: one, sort: 999, endsAt: day(1) }] },
    })
    expect(changed.body.items).toMatchObject([{ id: one, sort: 999, title: banner.title, image }])
    expect(await shown()).toEqual([other, one])
    const gone = await editor('deleteBanners', { query: { ids: `${one},999` } })
    expect(gone.body).toEqual({ ids: [one] })
    expect(await shown()).toEqual([other])
    const last = await make()
    await editor('deleteBanners', { query: { ids: `${other},${last}` } })
    expect(await shown()).toEqual([])
  })

  test('создание, перемена и удаление записаны в журнал; перемена без перемен — нет', async () => {
    const id = await make()
    await editor('changeBanners', { body: { items: [{ id, title: 'Новое' }] } })
    await editor('changeBanners', { body: { items: [{ id, title: 'Новое' }] } })
    await editor('deleteBanners', { query: { ids: String(id) } })
    const { body } = await as('admin', 'staffActs', { query: { q: '' } })
    expect(body.items.slice(0, 3)).toMatchObject([
      { kind: 'promo.deleted', subject: { kind: 'promo', name: 'Новое' } },
      {
        kind: 'promo.changed',
        changes: [{ field: 'title', before: banner.title, after: 'Новое' }],
      },
      { kind: 'promo.created', subject: { name: banner.title } },
    ])
  })
})

describe('промо: подборки товаров (§7.3)', () => {
  const create = async (productIds: number[]) =>
    (await editor('createProductSet', { body: { title: 'Неделя свёрл', productIds } })).body.id

  test('товары — в своём порядке, по ценам того, кто смотрит; снятые с продажи не видны', async () => {
    const id = await create([3, 999, 4, 1])
    const { body } = await shop.call('promoProductSet', { params: { id } })
    expect(body.products.map((product: { id: number }) => product.id)).toEqual([3, 1])
    expect(body.products[1].price).toMatchObject({ priceType: 'retail' })
  })

  test('товары добавляются и убираются; в чужом виде и без записи — «нет такой»', async () => {
    const id = await create([1])
    const added = await editor('addPromoProducts', {
      params: { id },
      body: { productIds: [2, 1, 3] },
    })
    expect(added.body.productIds).toEqual([1, 2, 3])
    const left = await editor('removePromoProducts', {
      params: { id },
      query: { productIds: '1,3' },
    })
    expect(left.body.productIds).toEqual([2])
    const foreign = await make()
    const body = { productIds: [1] }
    for (const other of [foreign, 999]) {
      const answer = await editor('addPromoProducts', { params: { id: other }, body })
      expect(answer).toMatchObject(missing)
    }
  })

  test('шестьдесят первый товар не добавляется', async () => {
    await shop.pool.query(
      `insert into product (id, slug, section_id, article, name)
       select 1000 + n, 'crowd-' || n, 3, 'C-' || n, 'Сверло ' || n from generate_series(1, 60) n`,
    )
    const id = await create(Array.from({ length: 60 }, (_, at) => 1001 + at))
    const full = await editor('addPromoProducts', { params: { id }, body: { productIds: [1] } })
    expect(full).toMatchObject({ status: 409, body: { code: 'PROMO_PRODUCTS_FULL' } })
    const { body } = await editor('allProducts')
    expect(body.items[0].productIds).toHaveLength(60)
    await shop.pool.query('delete from product where id > 1000')
  })
})

describe('промо: просмотры историй (§7.3)', () => {
  const look = (id: number, headers: Record<string, string> = {}) =>
    shop.call('viewStory', { params: { id }, headers })
  const browser = (number: number) => ({
    'x-client-id': `f1000000-0000-4000-8000-00000000000${number}`,
  })

  test('посетитель считается раз в день, без имени браузера — никто', async () => {
    const { body } = await editor('createStory', { body: story })
    const account = bearer(await shop.signIn('buyer'))
    const told = [
      await look(body.id, browser(1)),
      await look(body.id, browser(1)),
      await look(body.id, browser(2)),
      await look(body.id),
      await look(body.id, { ...account, ...browser(1) }),
      await look(body.id, { ...account, ...browser(3) }),
    ].map((answer) => answer.body.isCounted)
    expect(told).toEqual([true, false, true, false, true, false])
    expect((await editor('allStories')).body.items).toMatchObject([{ viewCount: 3 }])
    shop.clock.ms += 86_400_000
    expect((await look(body.id, browser(1))).body).toEqual({ isCounted: true })
    shop.clock.ms = 0
  })

  test('скрытую историю и баннер не посмотреть', async () => {
    const { body } = await editor('createStory', { body: { ...story, isActive: false } })
    expect(await look(body.id, browser(1))).toMatchObject(missing)
    expect(await look(await make(), browser(1))).toMatchObject(missing)
  })
})
