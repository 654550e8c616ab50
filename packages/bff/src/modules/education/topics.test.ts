import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bearer, openShop, type Shop } from '../auth/people.fixture.ts'

let shop: Shop
let headers: Record<string, string>
beforeAll(async () => {
  shop = await openShop()
  headers = bearer(await shop.signIn('content'))
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.pool.query('truncate education_topic restart identity cascade')
  await shop.pool.query(
    `insert into education_topic (slug, parent_id, name, sort)
     values ('sverla', null, 'Свёрла', 10), ('vybor', 1, 'Выбор', 20), ('frezy', null, 'Фрезы', 30)`,
  )
})

type Id = Parameters<Shop['call']>[0]
type Input = Parameters<Shop['call']>[1]
const staff = (id: Id, input: Input = {}) => shop.call(id, { ...input, headers })
const change = (id: number, body: object) => staff('changeTopic', { params: { id }, body })
const move = (id: number, to: 'up' | 'down', version = 1) =>
  staff('moveTopic', { params: { id }, body: { to, version } })
const remove = (id: number, version = 1) =>
  staff('deleteTopic', { params: { id }, query: { version: String(version) } })
const names = ({ body }: { body: { items: { name: string }[] } }) =>
  body.items.map(({ name }) => name)
const article = (topicId: number, slug: string) =>
  shop.pool.query(
    `insert into education_article (slug, topic_id, title, summary, blocks, updated_at)
     values ($1, $2, 'Статья', '', '[]', '2026-01-01')`,
    [slug, topicId],
  )
const acts = async () =>
  (await staff('staffActs')).body.items.map(
    ({ kind, subject, changes }: { kind: string; subject: { name: string }; changes: unknown }) => [
      kind,
      subject.name,
      changes,
    ],
  )

describe('§7.3: темы, отказы', () => {
  test('посторонних не пускают', async () => {
    for (const person of ['staff', 'manager'] as const) {
      const foreign = bearer(await shop.signIn(person))
      expect((await shop.call('staffTopics', { headers: foreign })).status).toBe(403)
    }
  })

  test('два уровня: ни в себя, ни во вложенную, ни вместе со своими вложенными', async () => {
    const tooDeep = { status: 409, body: { code: 'TOPIC_TOO_DEEP' } }
    const create = (parentId: number) => staff('createTopic', { body: { name: 'Новая', parentId } })
    expect(await create(2)).toMatchObject(tooDeep)
    for (const parentId of [1, 2, 3]) {
      expect(await change(1, { name: 'Свёрла', parentId, version: 1 })).toMatchObject(tooDeep)
    }
    expect(await change(3, { name: 'Фрезы', parentId: 9, version: 1 })).toMatchObject({
      status: 404,
      body: { code: 'TOPIC_NOT_FOUND' },
    })
  })

  test('двое правят: второй узнаёт об этом, первое цело', async () => {
    await change(3, { name: 'Фрезы и пластины', parentId: null, version: 1 })
    const changed = { status: 409, body: { code: 'TOPIC_CHANGED' } }
    expect(await change(3, { name: 'Другое', parentId: null, version: 1 })).toMatchObject(changed)
    expect(await move(3, 'up')).toMatchObject(changed)
    expect(await remove(3)).toMatchObject(changed)
    expect(names(await staff('staffTopics'))).toContain('Фрезы и пластины')
  })

  test('непустая не удаляется: сказано, что в ней; черновик тоже считается', async () => {
    await article(1, 'odin')
    expect(await remove(1)).toMatchObject({
      status: 409,
      body: {
        code: 'TOPIC_NOT_EMPTY',
        message: expect.stringMatching(/«Свёрла»\s1\sматериал\sи\s1\sтема\./),
      },
    })
    await staff('createText', { body: { slug: 'chernovik', topicId: 3, title: 'Черновик' } })
    expect((await remove(3)).body.code).toBe('TOPIC_NOT_EMPTY')
  })
})

describe('§7.3: темы, перемены', () => {
  test('новая — последней, адрес из названия, занятый — с номером', async () => {
    const body = { name: 'Фрезы', parentId: 1 }
    const { items } = (await staff('createTopic', { body })).body
    expect(items.at(-1)).toMatchObject({ name: 'Фрезы', slug: 'frezy-2', parentId: 1, articles: 0 })
  })

  test('справка видит новое название на прежнем месте страницы и новый порядок сразу', async () => {
    await article(2, 'pro-vybor')
    await article(3, 'pro-frezy')
    const tree = async () => {
      const answer = await shop.call('educationTree')
      expect(answer.headers['cache-control']).toBe('no-store')
      return answer.body.items
    }
    const since = new Date(Date.now() - 1000).toISOString()
    await change(1, { name: 'Сверление', parentId: null, version: 1 })
    await move(3, 'up')
    expect(await tree()).toMatchObject([
      { slug: 'frezy' },
      { slug: 'sverla', name: 'Сверление', children: [{ slug: 'vybor' }] },
    ])
    await change(2, { name: 'Выбор', parentId: null, version: 1 })
    expect(await tree()).toMatchObject([{ slug: 'frezy' }, { slug: 'vybor' }])
    const { body } = await shop.call('actualizeEducation', { query: { since } })
    expect(body.changed).toEqual(['pro-vybor'])
  })

  test('на краю порядок не меняется', async () => {
    expect(names(await move(1, 'up'))).toEqual(['Свёрла', 'Выбор', 'Фрезы'])
    expect(names(await move(2, 'down'))).toEqual(['Свёрла', 'Выбор', 'Фрезы'])
  })

  test('каждая перемена — в журнале, пустая — нет', async () => {
    await staff('createTopic', { body: { name: 'Резьба', parentId: 3 } })
    await change(4, { name: 'Резьба', parentId: 3, version: 1 })
    await change(4, { name: 'Метчики', parentId: null, version: 1 })
    await move(4, 'up', 2)
    await remove(4, 3)
    expect((await acts()).slice(0, 4)).toEqual([
      ['topic.deleted', 'Метчики', [{ field: 'name', before: 'Метчики', after: null }]],
      ['topic.moved', 'Метчики', [{ field: 'place', before: '3', after: '2' }]],
      [
        'topic.changed',
        'Метчики',
        [
          { field: 'name', before: 'Резьба', after: 'Метчики' },
          { field: 'parent', before: 'Фрезы', after: null },
        ],
      ],
      [
        'topic.created',
        'Резьба',
        [
          { field: 'name', before: null, after: 'Резьба' },
          { field: 'parent', before: null, after: 'Фрезы' },
          { field: 'slug', before: null, after: 'rezba' },
        ],
      ],
    ])
  })
})
