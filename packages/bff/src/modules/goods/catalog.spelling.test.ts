import { createTestDatabase, type TestDatabase } from '@isp/testing/database'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../composition/app.ts'
import type { CatalogIndexHolder } from '../../search/catalog-index.ts'
import { insertCatalog } from './catalog.fixture.ts'
import { openIndexOf } from './open-index.fixture.ts'

/**
 * Spellings of search texts over the whole path: request → index → cards. The rules themselves are tested in
 * search/text.
 */
let database: TestDatabase
let holder: CatalogIndexHolder
let app: FastifyInstance

beforeAll(async () => {
  database = await createTestDatabase()
  await insertCatalog(database.pool)
  await database.pool.query(`
    insert into product (id, slug, section_id, article, name, attributes, is_active, updated_at) values
      (11, 'er32-2-3', 1, 'C-AA', 'Цанга ER32 2–3 мм', '{"coating": "нет"}', true, now()),
      (12, 'er32-4-5', 1, 'C-AB', 'Цанга ER 32 4–5 мм', '{}', true, now()),
      (13, 'er50-32-33', 1, 'C-AC', 'Цанга ER50 32–33 мм, тип ER', '{}', true, now())`)
  holder = await openIndexOf(database.pool)
  app = await buildApp({ pool: database.pool, catalogIndex: holder, checksAnswers: true })
})
afterAll(async () => {
  await app.close()
  await holder.close()
  await database.drop()
})

const search = async (q: string): Promise<{ ids: number[]; kind: string }> => {
  const url = '/bff/api/catalog/products'
  const body = (await app.inject({ method: 'POST', url, payload: { q } })).json()
  const ids = body.items.map(({ id }: { id: number }) => id)
  return { ids: ids.toSorted((one: number, other: number) => one - other), kind: body.match.kind }
}

test('по словам, которые ничего не называют, покупатель не видит случайных товаров', async () => {
  expect(await search('нет такого товара вообще')).toEqual({ ids: [], kind: 'exact' })
})

test('покупатель находит цангу ER32, как бы ни написал обозначение', async () => {
  for (const text of ['ER32', 'ER 32', 'ER-32', 'цанга er 32'])
    expect(await search(text), text).toEqual({ ids: [11, 12], kind: 'exact' })
})

test('покупатель находит сверло по размеру со знаком диаметра', async () => {
  for (const text of ['сверло ø8,5', 'сверло ф8.5', 'сверло d8,5'])
    expect(await search(text), text).toEqual({ ids: [1], kind: 'exact' })
})
