import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bearer, type Input, openShop, type Person, type Shop } from '../../auth/people.fixture.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.pool.query('truncate product_former_slug')
  await shop.pool.query(
    `update product set slug = 'old-' || id, name = case id when 1 then 'Сверло 8,5 мм' when 2 then 'Сверло 8,5 мм'
                        else 'Изделие ' || id end`,
  )
})

type Id = Parameters<Shop['call']>[0]
const as = async (person: Person, id: Id, input: Input) =>
  shop.call(id, { ...input, headers: bearer(await shop.signIn(person)) })
const many = (ids: number[], person: Person = 'content') =>
  as(person, 'revalidateSlugs', { body: { ids } })
const one = (id: number, person: Person = 'content') =>
  as(person, 'revalidateSlug', { params: { id } })
const open = (slug: string) => shop.call('productBySlug', { query: { slug } })

describe('§7.3 revalidate-slug: отказы', () => {
  test('адреса меняют редактор и администратор, больше никто', async () => {
    expect((await shop.call('revalidateSlugs', { body: { ids: [1] } })).status).toBe(401)
    for (const person of ['buyer', 'manager', 'staff'] as const) {
      expect((await many([1], person)).status).toBe(403)
      expect((await one(1, person)).status).toBe(403)
    }
    expect((await open('old-1')).body).toMatchObject({ slug: 'old-1' })
  })

  test('незнакомый товар: один — отказ, среди многих — пропущен', async () => {
    expect(await one(999_999)).toMatchObject({ status: 404, body: { code: 'PRODUCT_NOT_FOUND' } })
    expect((await many([999_999])).body).toEqual({ items: [] })
  })

  test.each([[[]], [[0]], [['1']], [Array.from({ length: 501 }, (_, id) => id + 1)]])(
    'номера %j — отказ',
    async (ids) => {
      expect((await as('content', 'revalidateSlugs', { body: { ids } })).status).toBe(400)
    },
  )
})

describe('§7.3 revalidate-slug', () => {
  test('адрес — по названию; одинаковые названия не делят одного адреса', async () => {
    const { body } = await many([2, 1])
    expect(body.items).toEqual([
      { id: 1, slug: 'sverlo-8-5-mm', was: 'old-1' },
      { id: 2, slug: 'sverlo-8-5-mm-2', was: 'old-2' },
    ])
  })

  test('прежний адрес ведёт на тот же товар, годный не меняется', async () => {
    await one(1)
    expect((await open('old-1')).body).toMatchObject({ id: 1, slug: 'sverlo-8-5-mm' })
    expect((await one(1)).body).toEqual({ id: 1, slug: 'sverlo-8-5-mm', was: null })
    expect(await open('old-777')).toMatchObject({ status: 404 })
  })

  test('прежний адрес чужого товара не отнять, к своему можно вернуться', async () => {
    await one(1)
    await shop.pool.query(`update product set name = 'Метчик М8' where id = 1`)
    expect((await one(1)).body).toMatchObject({ slug: 'metchik-m8', was: 'sverlo-8-5-mm' })
    expect((await one(2)).body).toMatchObject({ slug: 'sverlo-8-5-mm-2' })
    expect((await open('sverlo-8-5-mm')).body).toMatchObject({ id: 1 })
    await shop.pool.query(`update product set name = 'Сверло 8,5 мм' where id = 1`)
    expect((await one(1)).body).toMatchObject({ slug: 'sverlo-8-5-mm', was: 'metchik-m8' })
    expect((await open('metchik-m8')).body).toMatchObject({ id: 1 })
  })

  test('о новом адресе узнают и те, у кого карточка товара сохранена', async () => {
    await shop.pool.query('truncate catalog_change')
    await one(1)
    const { rows } = await shop.pool.query('select product_ids as ids from catalog_change')
    expect(rows).toEqual([{ ids: [1] }])
  })

  test('перемена записана в журнал сотрудников', async () => {
    await one(3, 'admin')
    const { body } = await as('admin', 'staffActs', {})
    expect(body.items[0]).toMatchObject({
      kind: 'product.slug',
      actor: { role: 'admin' },
      subject: { kind: 'product', name: 'Изделие 3' },
      changes: [{ field: 'slug', before: 'old-3', after: 'izdelie-3' }],
    })
  })
})
