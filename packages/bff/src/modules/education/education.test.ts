import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type Shop } from '../auth/people.fixture.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await shop.pool.query(
    `insert into education_topic (id, slug, parent_id, name, sort) values
       (1, 'instrument', null, 'Инструмент', 20), (2, 'sverla', 1, 'Свёрла', 10),
       (3, 'oboznacheniya', null, 'Обозначения', 10), (4, 'pustaya', null, 'Пустая', 30)`,
  )
  await shop.pool.query(
    `insert into education_article (slug, topic_id, title, summary, blocks, sort, is_active, updated_at) values
       ('vybor', 2, 'Как выбрать сверло', 'По материалу', $1, 10, true, '2026-03-01T00:00:00Z'),
       ('zatochka', 2, 'Заточка', 'Углы', '[]', 20, true, '2026-01-01T00:00:00Z'),
       ('plastiny', 3, 'Пластины', 'CNMG 120408', '[]', 10, true, '2026-02-01T00:00:00Z'),
       ('staroe', 3, 'Старое', 'Снято', '[]', 20, false, '2026-03-01T00:00:00Z')`,
    [
      JSON.stringify([
        { kind: 'paragraph', text: 'Для чугуна — 118°', items: [], head: [], rows: [], links: [] },
      ]),
    ],
  )
})
afterAll(() => shop.close())

type Id = Parameters<Shop['call']>[0]
const read = (id: Id, query: Record<string, string> = {}) => shop.call(id, { query })
const slugs = (items: { slug: string }[]) => items.map(({ slug }) => slug)

describe('§7.3: отказы базы знаний', () => {
  test('незнакомого, снятого и кривого материала нет', async () => {
    for (const slug of ['net', 'staroe']) {
      expect(await shop.call('article', { params: { slug } })).toMatchObject({
        status: 404,
        body: { code: 'ARTICLE_NOT_FOUND' },
      })
    }
    expect((await shop.call('article', { params: { slug: "a'--" } })).status).toBe(404)
  })

  test('незнакомая тема, страница за концом, нелепое время', async () => {
    expect(await read('articles', { topic: 'net' })).toMatchObject({
      status: 404,
      body: { code: 'TOPIC_NOT_FOUND' },
    })
    expect(await read('articles', { page: '2' })).toMatchObject({
      status: 404,
      body: { code: 'PAGE_NOT_FOUND' },
    })
    expect((await read('actualizeEducation', { since: 'вчера' })).status).toBe(400)
    expect((await read('articles', { page: '0' })).status).toBe(400)
  })
})

describe('§7.3: база знаний открыта всем', () => {
  test('темы — списком, со своими материалами в счёте; снятые не считаются', async () => {
    const { items } = (await read('educationTopology')).body
    expect(items).toMatchObject([
      { slug: 'sverla', parentId: 1, articleCount: 2 },
      { slug: 'oboznacheniya', parentId: null, articleCount: 1 },
      { slug: 'instrument', parentId: null, articleCount: 0 },
      { slug: 'pustaya', parentId: null, articleCount: 0 },
    ])
  })

  test('темы — деревом, без пустых', async () => {
    const { items } = (await read('educationTree')).body
    expect(slugs(items)).toEqual(['oboznacheniya', 'instrument'])
    expect(items[0].articles).toMatchObject([{ slug: 'plastiny', title: 'Пластины' }])
    expect(slugs(items[1].children[0].articles)).toEqual(['vybor', 'zatochka'])
  })

  test('материал: путь по темам, текст, соседи, предыдущий и следующий', async () => {
    const { body } = await shop.call('article', { params: { slug: 'vybor' } })
    expect(body).toMatchObject({
      title: 'Как выбрать сверло',
      topics: [{ slug: 'instrument' }, { slug: 'sverla' }],
      blocks: [{ kind: 'paragraph', text: 'Для чугуна — 118°' }],
      updatedAt: '2026-03-01T00:00:00.000Z',
    })
    expect(slugs(body.neighbours)).toEqual(['zatochka'])
    expect(body).toMatchObject({ previous: { slug: 'plastiny' }, next: { slug: 'zatochka' } })
    const first = await shop.call('article', { params: { slug: 'plastiny' } })
    expect(first.body).toMatchObject({ previous: null, next: { slug: 'vybor' } })
    const last = await shop.call('article', { params: { slug: 'zatochka' } })
    expect(last.body.next).toBeNull()
  })

  test('материалы темы — с вложенными; слово ищется и в тексте, знаки запроса ничего не значат', async () => {
    expect(slugs((await read('articles', { topic: 'instrument' })).body.items)).toEqual([
      'vybor',
      'zatochka',
    ])
    expect((await read('articles', { q: 'ЧУГУН' })).body).toMatchObject({
      total: 1,
      items: [{ slug: 'vybor' }],
    })
    expect((await read('articles', { q: '%' })).body.total).toBe(0)
  })

  test('что изменилось: новое и снятое с того времени, всё — без времени', async () => {
    const all = (await read('actualizeEducation')).body
    expect(all).toMatchObject({ removed: [] })
    expect(all.changed.toSorted()).toEqual(['plastiny', 'vybor', 'zatochka'])
    const since = await read('actualizeEducation', { since: '2026-02-15T03:00:00+03:00' })
    expect(since.body).toMatchObject({ changed: ['vybor'], removed: ['staroe'] })
    expect((await read('actualizeEducation', { since: all.at })).body.changed).toEqual([])
  })
})

describe('задача 46: вопрос словами', () => {
  const found = async (q: string) => slugs((await read('articles', { q })).body.items)
  beforeAll(async () => {
    const said =
      'Кто забыл пароль, получит письмо: пароль, ещё раз пароль. До 50 % писем. Где товар, там и товар.'
    const blocks = [{ kind: 'paragraph', text: said, items: [], head: [], rows: [], links: [] }]
    await shop.pool.query(
      `insert into education_article (slug, topic_id, title, summary, blocks, sort, is_active, updated_at) values
         ('pisma', 4, 'Письма', 'Какие бывают', $1, 10, true, '2026-01-01T00:00:00Z'),
         ('vhod', 4, 'Вход и пароль', 'Что делать', '[]', 90, true, '2026-01-01T00:00:00Z'),
         ('vozvrat', 4, 'Рекламации', 'Как вернуть товар', '[]', 91, true, '2026-01-01T00:00:00Z')`,
      [JSON.stringify(blocks)],
    )
  })

  test('название и суть важнее текста, лишнее слово не мешает', async () => {
    expect(await found('забыл пароль')).toEqual(['vhod', 'pisma'])
    expect((await found('как вернуть товар'))[0]).toBe('vozvrat')
    expect(await found('сколько стоит заточить')).toEqual(['zatochka'])
    expect(await found('пароль от станка с числовым управлением')).toEqual([])
  })

  test.each(['%', '_', '*', '\\', "/a\\b/o'c d:\\e.txt", '50 %'])(
    '«%s» не находит всё подряд',
    async (q) => {
      expect(await found(q)).toEqual(q === '50 %' ? ['pisma'] : [])
    },
  )
})
