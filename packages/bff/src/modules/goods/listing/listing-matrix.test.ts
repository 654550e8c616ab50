import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { FacetCounts } from '../../../search/catalog-index.ts'
import { type OpenCatalog, openCatalog } from '../catalog.fixture.ts'

let catalog: OpenCatalog
beforeAll(async () => {
  catalog = await openCatalog()
})
afterAll(() => catalog.close())
beforeEach(() => catalog.reset())

const list = (body: object) => catalog.post('/products', body)
const numbers = (code: string, min: number, max: number) => ({
  code,
  kind: 'number' as const,
  values: [],
  min,
  max,
})

describe('матрица в ответе списка: отказы (§7.3)', () => {
  test.each([
    [{ matrix: '' }],
    [{ matrix: 'a'.repeat(401) }],
    [{ matrix: false }],
    [{ matrix: { rows: 9999 } }],
  ])('%j — запрос не принят', async (body) => {
    expect(await list(body)).toMatchObject({
      status: 400,
      body: { code: 'REQUEST_INVALID', fields: [{ path: 'matrix' }] },
    })
  })

  test('разделы с отбором матрицы не знают', async () => {
    expect(await catalog.post('/sections', { matrix: true })).toMatchObject({ status: 400 })
  })

  test.each(['none', 'too-many'] as const)(
    'индекс не разложил (%s) — список как есть',
    async (kind) => {
      catalog.prepared.layout = { kind }
      Object.assign(catalog.prepared.answer, { total: 61, ids: [1] })
      const { status, body } = await list({ section: 'drills', matrix: true })
      expect(status).toBe(200)
      const reason = kind === 'none' ? /не\sразложить/ : /не\sбольше 50\s000\sтоваров/
      expect(body.matrix).toEqual({ kind, reason: expect.stringMatching(reason) })
      expect(body).toMatchObject({ pages: 3, items: [{ id: 1 }] })
    },
  )
})

describe('матрица в ответе списка (задача 14, п. 2)', () => {
  test('пока её не просят, её нет и индекс о ней не спрошен', async () => {
    const { body } = await list({ section: 'drills' })
    expect(body).not.toHaveProperty('matrix')
    expect(catalog.prepared.asked).toHaveLength(1)
  })

  test('оси названы, в клетках живые карточки, снятого с продажи нет, страница одна', async () => {
    catalog.prepared.layout = {
      kind: 'laid',
      rows: { code: 'diameter', values: [8, 8.5], total: 3, next: 9 },
      columns: { code: 'weight', values: [1, 2], total: 3, next: 3 },
      cells: [
        { row: 0, column: 0, count: 2, detail: 118, id: 1 },
        { row: 0, column: 1, count: 1, detail: null, id: 4 },
        { row: 1, column: 1, count: 1, detail: null, id: 3 },
      ],
      beside: [{ code: 'diameter', values: [1, null] }],
      choices: ['diameter', 'weight'],
      detail: 'weight',
      apart: 5,
    }
    Object.assign(catalog.prepared.answer, { total: 61, ids: [1, 2] })
    const { body } = await list({ section: 'drills', matrix: true })
    expect(body.pages).toBe(1)
    expect(body.matrix).toMatchObject({
      kind: 'laid',
      caption: expect.stringMatching(/^Диаметр, мм\s—\sпо\sстрокам, Масса, кг/),
      rest: expect.stringMatching(/^Масса: показано 2\sиз\s3/),
      rows: { code: 'diameter', name: 'Диаметр', unit: 'мм', values: [8, 8.5], total: 3, next: 9 },
      columns: { code: 'weight', name: 'Масса', unit: 'кг' },
      beside: [{ name: 'Диаметр', unit: 'мм', values: [1, null] }],
      choices: [
        { code: 'diameter', name: 'Диаметр' },
        { code: 'weight', name: 'Масса' },
      ],
      detail: { name: 'Масса', unit: 'кг' },
      apart: 5,
    })
    expect(body.matrix.cells).toMatchObject([
      {
        row: 0,
        column: 0,
        count: 2,
        detail: 118,
        product: { id: 1, price: { amount: 12200 }, availability: { available: 12 } },
      },
      { row: 1, column: 1, count: 1, product: { id: 3, price: null } },
    ])
    expect(body.matrix.cells[0].product).not.toHaveProperty('attributes')
  })

  test('список, где меняются размер и что-то ещё, говорит, что его можно разложить; цена и одно значение не в счёт', async () => {
    const isSeries = async (facets: FacetCounts[]) => {
      catalog.reset()
      Object.assign(catalog.prepared.answer, { facets })
      return (await list({ section: 'drills' })).body.isSeries
    }
    expect(await isSeries([numbers('diameter', 1, 9), numbers('weight', 1, 9)])).toBe(true)
    const texts = (...keys: string[]): FacetCounts => ({
      code: 'coating',
      kind: 'values',
      values: keys.map((key) => ({ key, label: key, count: 1 })),
    })
    expect(await isSeries([numbers('diameter', 1, 9), texts('М6', 'М10')])).toBe(true)
    expect(await isSeries([numbers('diameter', 1, 9), texts('8.8', 'A2-70')])).toBe(true)
    expect(await isSeries([texts('синий', 'серый'), texts('8.8', 'A2-70')])).toBeUndefined()
    const brands = { ...texts('b1', 'b2'), code: 'brand' }
    expect(await isSeries([numbers('diameter', 1, 9), brands])).toBeUndefined()
    expect(await isSeries([numbers('diameter', 1, 9), numbers('price', 1, 9)])).toBeUndefined()
    expect(await isSeries([numbers('diameter', 1, 9), numbers('weight', 2, 2)])).toBeUndefined()
  })
})
