import type { Facet } from '@isp/contract'
import { createTestDatabase, type TestDatabase } from '@isp/testing/database'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadCatalog } from '../../../load/index.ts'
import { buildIndex } from '../../../search/build.ts'
import { buildSections } from '../../../search/build-sections.ts'
import type { CatalogIndex } from '../../../search/catalog-index.ts'
import { openMemoryIndex } from '../../../search/memory-index.ts'
import { memorySource, plainQuery } from '../../../search/memory-source.fixture.ts'
import { readCatalogSource } from '../indexing/catalog-source.ts'
import { isSeries } from './listing-matrix.ts'

/** Compares the filter «Длина к диаметру» of the index with plain SQL over the same products. */

const CODE = 'length_to_diameter'
const property = (code: string, name: string, sort: number) =>
  ({ externalId: code, code, name, unit: 'мм', kind: 'number', sort }) as const
const shown = (code: string, sort: number) => ({
  ...{ section: 'drills', property: code, sort },
  ...{ isFilter: true, isColumn: false },
})

let database: TestDatabase
let index: CatalogIndex
beforeAll(async () => {
  database = await createTestDatabase()
  const batch = {
    sections: [{ externalId: 'drills', parent: null, slug: 'drills', name: 'Свёрла', sort: 1 }].map(
      (one) => ({ ...one, description: null, image: null }),
    ),
    properties: [property('diameter', 'Диаметр', 1), property('depth', 'Глубина обработки', 2)],
    sectionProperties: [shown('diameter', 10), shown('depth', 20)],
    products: Array.from({ length: 200 }, (_, at) => ({
      ...{
        externalId: `p${at}`,
        slug: `p${at}`,
        section: 'drills',
        brand: null,
        article: `A-${at}`,
      },
      ...{ name: `Сверло ${at}`, description: null, unit: 'шт', vatRate: 22, popularity: at % 7 },
      ...{ minOrderQuantity: 1, multiplicity: 1, images: [], createdAt: '2026-11-01T10:00:00Z' },
      attributes: { diameter: 1 + (at % 7), ...(at % 9 > 0 && { depth: 3 * (1 + (at % 5)) }) },
    })),
  }
  await loadCatalog(database.pool, [batch], { mode: 'full' })
  const client = await database.pool.connect()
  index = openMemoryIndex(await buildIndex(await readCatalogSource(client)))
  client.release()
})
afterAll(() => database?.drop())

const RATIO = `round((attributes ->> 'depth')::numeric / (attributes ->> 'diameter')::numeric, 1)::float8`
const rows = async <Row extends object>(sql: string) => (await database.pool.query<Row>(sql)).rows
const drills = { ...plainQuery, limit: 500 }
const ask = async (filters: (typeof plainQuery)['filters']) => {
  const [section] = await rows<{ id: number }>('select id from section')
  return index.list({ ...drills, sectionId: section?.id ?? 0, filters })
}
const idsWhere = async (where: string) =>
  (await rows<{ id: number }>(`select id from product where ${where} order by id`)).map(
    ({ id }) => id,
  )

describe('§3, задача 14: отбор по длине к диаметру', () => {
  test('значения фильтра и сколько товаров у каждого — те же, что по размерам считает SQL', async () => {
    const facet = (await ask([])).facets.find(({ code }) => code === CODE)
    const told = await rows<{ ratio: number; count: number }>(
      `select ${RATIO} as ratio, count(*)::int as count from product where attributes ? 'depth' group by 1 order by 1`,
    )
    expect(facet).toMatchObject({ kind: 'number', min: told[0]?.ratio, max: told.at(-1)?.ratio })
    const values = facet?.values.map(({ key, label, count }) => ({ key, label, count })) ?? []
    expect(told.length).toBeGreaterThan(20)
    expect(values).toEqual(
      told.map(({ ratio, count }) => ({
        ...{ key: String(ratio), label: String(ratio).replace('.', ',') },
        count,
      })),
    )
  })

  test.each([
    ['одно значение', { values: ['3'] }, '= 3'],
    ['два', { values: ['1.5', '3'] }, 'in (1.5, 3)'],
    ['от 2,5 до 8', { from: 2.5, to: 8 }, 'between 2.5 and 8'],
  ])('%s — те же товары, что даёт SQL', async (_name, chosen, where) => {
    const { ids } = await ask([{ code: CODE, ...chosen }])
    expect(ids.toSorted((one, other) => one - other)).toEqual(await idsWhere(`${RATIO} ${where}`))
    expect(ids.length).toBeGreaterThan(0)
  })

  test('размером она не считается: ни в запросе словами, ни для матрицы', () => {
    const source = memorySource({ sections: [{ id: 1, name: 'Свёрла' }], brands: [], products: [] })
    const named = [CODE, 'diameter'].map((code, id) => ({
      ...{ id, code, unit: null, sort: id, kind: 'number' as const },
    }))
    const { sections } = buildSections({
      ...source,
      properties: named,
      sectionProperties: named.map(({ id }) => ({
        ...{ sectionId: 1, propertyId: id, sort: id, isFilter: true, isDerived: false },
      })),
    })
    expect(sections[0]?.sizes.map(({ code }) => code)).toEqual(['diameter'])
    const facet = (code: string) => ({ code, range: { min: 1, max: 2 } }) as Facet
    expect(isSeries([facet('diameter'), facet(CODE)])).toBe(false)
    expect(isSeries([facet('diameter'), facet('depth'), facet(CODE)])).toBe(true)
  })
})
