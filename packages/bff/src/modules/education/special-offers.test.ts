import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bearer, openShop, type Shop } from '../auth/people.fixture.ts'

let shop: Shop
let headers: Record<string, string>
beforeAll(async () => {
  shop = await openShop()
  headers = bearer(await shop.signIn('content'))
})
afterAll(() => shop.close())
beforeEach(() => shop.pool.query('truncate special_offer restart identity cascade'))

type Id = Parameters<Shop['call']>[0]
type Input = Parameters<Shop['call']>[1]
const staff = (id: Id, input: Input = {}) => shop.call(id, { ...input, headers })
const visitor = (id: number | string) => shop.call('specialOffer', { params: { id } })
const current = async () =>
  (await shop.call('specialOffers')).body.items.map(({ title }: { title: string }) => title)

/** A day at this distance from today in the shop's time zone. */
const day = async (from: number): Promise<string> => {
  const { rows } = await shop.pool.query(
    `select ((now() at time zone 'Europe/Moscow')::date + $1::integer)::text as day`,
    [from],
  )
  return rows[0].day
}
const create = async (title: string, from: number, to: number): Promise<number> => {
  const body = { title, startsOn: await day(from), endsOn: await day(to) }
  const answer = await staff('createOffer', { body })
  expect(answer).toMatchObject({
    status: 200,
    body: { kind: 'offer', state: 'draft', title, newest: null, topic: null },
  })
  return Number(answer.body.slug)
}
const save = (id: number, title: string, basedOn: number | null = null) =>
  staff('saveText', {
    params: { kind: 'offer', slug: String(id) },
    body: { title, summary: 'О чём', description: '', source: '## Условия\n\nСлова', basedOn },
  })
const publish = async (id: number, title: string, at: string | null = null) => {
  const { body } = await save(id, title)
  return staff('publishText', { params: { id: body.newest }, body: { at } })
}
const published = async (title: string, from: number, to: number): Promise<number> => {
  const id = await create(title, from, to)
  expect((await publish(id, title)).status).toBe(200)
  return id
}

describe('§2.1: спецпредложения, которых не видно', () => {
  test('незнакомое, черновик, отложенное, снятое, будущее — 404 и не в списке', async () => {
    const draft = await create('Черновик', 0, 5)
    await save(draft, 'Черновик')
    const later = await create('Потом', 0, 5)
    await publish(later, 'Потом', '2099-01-01T00:00:00Z')
    const future = await published('Завтра', 1, 5)
    const hidden = await published('Снятое', 0, 5)
    const body = { startsOn: await day(0), endsOn: await day(5), isHidden: true }
    expect(await staff('placeOffer', { params: { id: hidden }, body })).toMatchObject({
      body: { state: 'hidden' },
    })
    for (const id of [draft, later, future, hidden, 999]) {
      expect(await visitor(id)).toMatchObject({ status: 404, body: { code: 'OFFER_NOT_FOUND' } })
    }
    expect(await current()).toEqual([])
  })

  test.each(['0', '-1', 'abc', 'custom', '1e3', '1.5', '2147483648', '99999999999999999999'])(
    'D20: «%s» не номер — 404',
    async (id) => {
      await published('Свёрла', 0, 5)
      expect((await visitor(id)).status).toBe(404)
    },
  )
})

describe('§2.1: спецпредложения, которые видно', () => {
  test('что кончается раньше — первым; сегодня ещё действует, вчера уже нет', async () => {
    await published('Через месяц', -1, 30)
    const today = await published('Сегодня', 0, 0)
    const ended = await published('Вчера', -9, -1)
    expect(await current()).toEqual(['Сегодня', 'Через месяц'])
    expect((await visitor(today)).body).toMatchObject({
      isEnded: false,
      endsOn: await day(0),
      summary: 'О чём',
      blocks: [{ kind: 'heading' }, { kind: 'paragraph' }],
    })
    expect((await visitor(ended)).body).toMatchObject({ title: 'Вчера', isEnded: true })
  })
})

describe('§2.1: спецпредложения у сотрудников', () => {
  test('срок наоборот не принят, ни новый, ни исправленный', async () => {
    const id = await create('Фрезы', 0, 5)
    const period = { startsOn: '2030-02-02', endsOn: '2030-02-01' }
    const fields = [{ path: 'endsOn', code: 'DATE_TOO_EARLY', params: { min: '2030-02-02' } }]
    expect(await staff('createOffer', { body: { title: 'Наоборот', ...period } })).toMatchObject({
      status: 400,
      body: { fields },
    })
    const body = { ...period, isHidden: false }
    expect(await staff('placeOffer', { params: { id }, body })).toMatchObject({
      status: 400,
      body: { fields },
    })
  })

  test('срок продлён: законченное снова действует; незнакомому срок не назначить', async () => {
    const id = await published('Фрезы', -9, -1)
    const body = { startsOn: await day(-9), endsOn: await day(3), isHidden: false }
    expect(await staff('placeOffer', { params: { id }, body })).toMatchObject({
      body: { state: 'published', period: { startsOn: body.startsOn, endsOn: body.endsOn } },
    })
    expect(await current()).toEqual(['Фрезы'])
    expect(await staff('placeOffer', { params: { id: 999 }, body })).toMatchObject({
      status: 404,
      body: { code: 'TEXT_NOT_FOUND' },
    })
  })

  test('версии, как у материалов: новая не видна, пока не опубликована; двое не затирают друг друга', async () => {
    const id = await published('Первые слова', 0, 5)
    const params = { kind: 'offer', slug: String(id) }
    const { body } = await staff('openedText', { params })
    expect(body.versions).toHaveLength(1)
    expect((await save(id, 'Другие слова', body.newest)).status).toBe(200)
    expect((await visitor(id)).body.title).toBe('Первые слова')
    expect((await save(id, 'Чужие слова', body.newest)).body.code).toBe('TEXT_CHANGED')
    const listed = await staff('staffTexts', { query: { q: 'Другие' } })
    expect(listed.body.items).toMatchObject([
      { kind: 'offer', slug: String(id), state: 'published', hasNewer: true, topic: null },
    ])
    const article = { slug: 'x', topicId: 1, isHidden: false }
    expect((await staff('placeText', { params, body: article })).status).toBe(404)
  })

  test('чужие роли: продавцу, руководителю и покупателю — 403', async () => {
    for (const person of ['staff', 'manager', 'buyer'] as const) {
      const foreign = bearer(await shop.signIn(person))
      const body = { title: 'Чужое', startsOn: '2030-01-01', endsOn: '2030-01-02' }
      expect((await shop.call('createOffer', { body, headers: foreign })).status).toBe(403)
    }
  })
})
