import { createTestDatabase, type TestDatabase } from '@isp/testing/database'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertCatalog } from '../catalog.fixture.ts'

/** Replacements are part of the index: it is rebuilt when they change, by an edit or by a load. */

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await insertCatalog(database.pool)
})
afterAll(() => database?.drop())

const versionNow = async (): Promise<number> =>
  Number((await database.pool.query('select version from catalog_version')).rows[0]?.version)
const raisedBy = async (sql: string): Promise<boolean> => {
  const before = await versionNow()
  await database.pool.query(sql)
  return (await versionNow()) > before
}

describe('задача 14, п. 1: указатель каталога знает о каждой перемене преемников', () => {
  test('запись, которая ничего не тронула, его не перестраивает', async () => {
    expect(await raisedBy('delete from product_replacement where product_id = 1')).toBe(false)
    expect(
      await raisedBy(
        'update product_replacement set replacement_id = 3 where product_id = 1; insert into product_replacement select 1, 2 where false',
      ),
    ).toBe(false)
  })

  test.each([
    ['новый преемник', 'insert into product_replacement values (1, 2), (4, 3)'],
    ['другой преемник', 'update product_replacement set replacement_id = 3 where product_id = 1'],
    [
      'другой преемник из выгрузки',
      'insert into product_replacement values (1, 2) on conflict (product_id) do update set replacement_id = excluded.replacement_id',
    ],
    ['преемника больше нет', 'delete from product_replacement where product_id = 1'],
    ['самого товара больше нет', 'delete from product where id = 4'],
  ])('%s — новая версия', async (_name, sql) => {
    expect(await raisedBy(sql)).toBe(true)
  })
})
