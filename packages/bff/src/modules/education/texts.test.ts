import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bearer, openShop, type Shop } from '../auth/people.fixture.ts'

let shop: Shop
let headers: Record<string, string>
beforeAll(async () => {
  shop = await openShop()
  headers = bearer(await shop.signIn('content'))
  await shop.pool.query(
    `insert into education_topic (id, slug, name) values (1, 'sverla', 'Свёрла'), (2, 'frezy', 'Фрезы')`,
  )
})
afterAll(() => shop.close())

type Id = Parameters<Shop['call']>[0]
type Input = Parameters<Shop['call']>[1]
const staff = (id: Id, input: Input = {}) => shop.call(id, { ...input, headers })
const visitor = (slug: string) => shop.call('article', { params: { slug } })

const create = async (slug: string) => {
  const answer = await staff('createText', { body: { slug, topicId: 1, title: 'Новый' } })
  expect(answer.status).toBe(200)
}
const save = (slug: string, source: string, basedOn: number | null = null, kind = 'article') =>
  staff('saveText', {
    params: { kind, slug },
    body: { title: 'Выбор', summary: 'О чём', description: '', source, basedOn },
  })
const saved = async (slug: string, source: string, basedOn: number | null = null) => {
  const answer = await save(slug, source, basedOn)
  expect(answer).toMatchObject({ status: 200 })
  return answer.body.newest as number
}
const publish = (id: number, at: string | null = null) =>
  staff('publishText', { params: { id }, body: { at } })

describe('§7.3: отказы', () => {
  test('занятый адрес, чужая тема, нет текста, пустое не публикуется', async () => {
    await create('zanyato')
    for (const slug of ['zanyato', 'about', 'delivery', 'policy']) {
      const body = { slug, topicId: 1, title: 'Новый' }
      expect(await staff('createText', { body })).toMatchObject({
        status: 409,
        body: { code: 'TEXT_ADDRESS_TAKEN' },
      })
    }
    const body = { slug: 'svobodno', topicId: 9, title: 'Новый' }
    expect(await staff('createText', { body })).toMatchObject({ body: { code: 'TOPIC_NOT_FOUND' } })
    expect(await save('net', 'x')).toMatchObject({ status: 404, body: { code: 'TEXT_NOT_FOUND' } })
    expect((await publish(999)).status).toBe(404)
    const empty = await saved('zanyato', '\n\n---')
    expect(await publish(empty)).toMatchObject({ status: 409, body: { code: 'TEXT_EMPTY' } })
  })

  test('миллион знаков не принят, посторонние не пущены', async () => {
    await create('dlinno')
    expect((await save('dlinno', 'x'.repeat(100_001))).status).toBe(400)
    for (const person of ['staff', 'manager'] as const) {
      const foreign = bearer(await shop.signIn(person))
      expect((await shop.call('staffTexts', { headers: foreign })).status).toBe(403)
    }
  })

  test('двое правят: второй узнаёт об этом, первое не потеряно', async () => {
    await create('vdvoem')
    const first = await saved('vdvoem', 'первое')
    expect(await save('vdvoem', 'второе')).toMatchObject({
      status: 409,
      body: { code: 'TEXT_CHANGED' },
    })
    const { body } = await staff('openedText', { params: { kind: 'article', slug: 'vdvoem' } })
    expect(body).toMatchObject({ newest: first, source: 'первое' })
  })
})

describe('§7.3: от черновика до показа', () => {
  test('черновика не видно; опубликованное видно сразу, с блоками; прежняя версия цела', async () => {
    await create('kak-vybrat')
    expect((await visitor('kak-vybrat')).status).toBe(404)
    const first = await saved('kak-vybrat', '## Сталь\n\nСверло **острое**')
    expect((await visitor('kak-vybrat')).status).toBe(404)
    expect(await publish(first)).toMatchObject({
      body: { state: 'published', hasNewer: false, changedBy: expect.any(String) },
    })
    expect((await visitor('kak-vybrat')).body).toMatchObject({
      title: 'Выбор',
      blocks: [
        { kind: 'heading', anchor: 'сталь' },
        { lines: [[{ text: 'Сверло ' }, { text: 'острое', isStrong: true }]] },
      ],
    })
    const second = await saved('kak-vybrat', 'Другое', first)
    expect((await visitor('kak-vybrat')).body.blocks).toHaveLength(2)
    await publish(second)
    expect((await visitor('kak-vybrat')).body.blocks).toMatchObject([{ text: 'Другое' }])
    const { body } = await staff('openedText', { params: { kind: 'article', slug: 'kak-vybrat' } })
    expect(body.versions).toMatchObject([
      { id: second, isShown: true },
      { id: first, isShown: false },
    ])
    expect((await staff('textWords', { params: { id: first } })).body.source).toContain('## Сталь')
    await publish(first)
    expect((await visitor('kak-vybrat')).body.blocks).toHaveLength(2)
  })

  test('по времени: до него показано прежнее, отмена оставляет его', async () => {
    await create('pozzhe')
    const now = await saved('pozzhe', 'Сейчас')
    await publish(now)
    const later = await saved('pozzhe', 'Потом', now)
    expect(await publish(later, '2031-01-01T09:00:00+03:00')).toMatchObject({
      body: { state: 'published', publishAt: '2031-01-01T06:00:00.000Z', hasNewer: true },
    })
    expect((await visitor('pozzhe')).body.blocks[0].text).toBe('Сейчас')
    expect((await staff('unscheduleText', { params: { id: later } })).body.publishAt).toBeNull()
    await publish(later, '2031-01-01T09:00:00+03:00')
    await shop.pool.query(`update text_version set publish_at = now() where id = $1`, [later])
    expect((await visitor('pozzhe')).body.blocks[0].text).toBe('Потом')
  })

  test('другой адрес: прежний ведёт на нынешний без цепочек и кругов', async () => {
    await create('adres-1')
    await publish(await saved('adres-1', 'Слова'))
    const move = (from: string, slug: string, isHidden = false) =>
      staff('placeText', {
        params: { kind: 'article', slug: from },
        body: { slug, topicId: 2, isHidden },
      })
    await move('adres-1', 'adres-2')
    await move('adres-2', 'adres-3')
    expect((await visitor('adres-1')).body).toMatchObject({ slug: 'adres-3' })
    const map = async () => (await shop.call('redirectMap')).body.items
    expect(await map()).toEqual([
      { from: '/help/adres-1/', to: '/help/adres-3/' },
      { from: '/help/adres-2/', to: '/help/adres-3/' },
    ])
    await move('adres-3', 'adres-1')
    expect(await map()).toEqual([
      { from: '/help/adres-2/', to: '/help/adres-1/' },
      { from: '/help/adres-3/', to: '/help/adres-1/' },
    ])
    await create('adres-2')
    expect(await map()).toEqual([{ from: '/help/adres-3/', to: '/help/adres-1/' }])
    expect(await move('adres-1', 'adres-1', true)).toMatchObject({ body: { state: 'hidden' } })
    expect((await visitor('adres-3')).status).toBe(404)
    expect(await map()).toEqual([])
  })

  test('товар переехал: прежний адрес ведёт на нынешний, снятый с продажи никуда не ведёт', async () => {
    await shop.pool.query(
      `insert into product_former_slug (slug, product_id, left_at) values
         ('staroe', 1, now() - interval '1 day'), ('novee', 1, now()), ('snyat', 2, now())`,
    )
    await shop.pool.query('update product set is_active = id <> 2')
    const { rows } = await shop.pool.query('select slug from product where id = 1')
    const to = `/product/${rows[0].slug}/`
    expect((await shop.call('redirectMap')).body).toEqual({
      items: [
        { from: '/product/novee/', to },
        { from: '/product/staroe/', to },
      ],
      left: 0,
    })
  })

  test('страница о магазине: свои слова вместо прежних', async () => {
    await shop.pool.query(
      `insert into content_page (slug, title, description, lead, blocks)
       values ('about', 'О нас', 'Кто мы', 'Магазин', '[{"kind":"paragraph","text":"Прежнее","items":[],"head":[],"rows":[],"links":[]}]')`,
    )
    const params = { kind: 'page', slug: 'about' }
    expect((await staff('openedText', { params })).body).toMatchObject({
      newest: null,
      title: 'О нас',
      summary: 'Магазин',
      source: 'Прежнее',
    })
    const { body } = await save('about', 'Новое', null, 'page')
    const page = async () => (await shop.call('contentPage', { params: { slug: 'about' } })).body
    expect((await page()).blocks[0].text).toBe('Прежнее')
    await publish(body.newest)
    expect(await page()).toMatchObject({ title: 'Выбор', blocks: [{ text: 'Новое' }] })
    expect(
      await staff('placeText', { params, body: { slug: 'x', topicId: 1, isHidden: true } }),
    ).toMatchObject({ status: 404 })
  })
})

describe('§7.3: список и поиск', () => {
  test('состояние каждого текста, отбор по слову и состоянию', async () => {
    await create('chernovik')
    const items = async (query: Record<string, string>) =>
      (await staff('staffTexts', { query })).body.items
    expect(await items({ q: 'chernovik' })).toMatchObject([
      { kind: 'article', state: 'draft', topic: { name: 'Свёрла' }, changedBy: null },
    ])
    expect(await items({ q: 'delivery' })).toMatchObject([
      { kind: 'page', title: 'Доставка', state: 'published' },
    ])
    for (const { state } of await items({ state: 'draft' })) expect(state).toBe('draft')
  })

  test('слово находится в другой форме и с е вместо ё; название — выше текста', async () => {
    await create('poisk-v-tekste')
    await publish(await saved('poisk-v-tekste', 'Развёртывание отверстий'))
    const found = async (q: string) =>
      (await shop.call('articles', { query: { q } })).body.items.map(
        ({ slug }: { slug: string }) => slug,
      )
    expect(await found('развертывание отверстия')).toEqual(['poisk-v-tekste'])
    expect(await found('Новое')).toContain('about')
  })

  test('показать, не сохраняя: блоки, минуты, примечания', async () => {
    const { body } = await staff('previewText', { body: { source: '[зло](javascript:x)' } })
    expect(body).toMatchObject({
      minutes: 1,
      remarks: [{ line: 1 }],
      blocks: [{ kind: 'paragraph' }],
    })
  })
})
