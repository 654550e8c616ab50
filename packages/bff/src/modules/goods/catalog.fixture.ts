import type { OutgoingHttpHeaders } from 'node:http'
import { createTestDatabase } from '@isp/testing/database'
import type pg from 'pg'
import { buildApp } from '../../composition/app.ts'
import { timeLimits } from '../../kernel/time-limits.ts'
import type {
  CatalogIndex,
  ListingQuery,
  ListingResult,
  MatrixLayout,
} from '../../search/catalog-index.ts'
import { shopToday } from '../../trade/shop-day.ts'
import type { ProductDrawings } from '../constructors/product-drawing.service.ts'

/**
 * A small catalogue. Sections: tools (1) › drills (2) › metal-drills (3), old (4, inactive) › hidden (5). Products:
 * 1 and 2 in metal-drills, 3 without a price in drills, 4 inactive, 5 in an inactive section.
 */
const catalogSql = `
insert into section (id, parent_id, slug, name, description, image, sort, is_active) values
  (1, null, 'tools', 'Инструмент', null, null, 1, true),
  (2, 1, 'drills', 'Свёрла', 'Свёрла для всего', 'sections/drills', 1, true),
  (3, 2, 'metal-drills', 'Свёрла по металлу', null, null, 1, true),
  (4, null, 'old', 'Старое', null, null, 2, false),
  (5, 4, 'hidden', 'Скрытое', null, null, 1, true),
  (6, null, 'abrasives', 'Абразивы', null, null, 3, true);
insert into brand (id, slug, name, country, description) values
  (1, 'frezer', 'Фрезер', 'Россия', 'Завод режущего инструмента'), (2, 'alfa', 'Альфа', null, null), (3, 'empty', 'Пустой', null, null);
insert into property (id, code, name, unit, kind, sort) values
  (1, 'diameter', 'Диаметр', 'мм', 'number', 10), (2, 'coating', 'Покрытие', null, 'string', 20),
  (3, 'is_carbide', 'Твердосплавное', null, 'boolean', 30), (4, 'weight', 'Масса', 'кг', 'number', 5);
insert into section_property (section_id, property_id, sort, is_filter, is_column) values
  (1, 1, 10, true, false), (2, 1, 20, true, true), (2, 2, 10, true, true), (3, 3, 5, true, false);
insert into price_type (id, code, name, is_base) values (1, 'retail', 'Розничная', true), (2, 'partner', 'Партнёрская', false);
insert into product (id, slug, section_id, brand_id, article, name, description, min_order_quantity, multiplicity, attributes, images, is_active, updated_at) values
  (1, 'sverlo-8-5', 3, 1, '2301-0054', 'Сверло 8,5 мм', 'Сверло спиральное', 10, 5,
   '{"diameter": 8.5, "coating": "TiN", "is_carbide": false, "weight": 0.05, "unknown": 1, "__proto__": "x"}', '{a/1,a/2}', true, '2026-01-02T03:04:05Z'),
  (2, 'sverlo-10', 3, 2, 'A/10', 'Сверло 10 мм', null, 1, 1, '{"diameter": "не число"}', '{}', true, now()),
  (3, 'kondukt', 2, null, 'K-1', 'Кондуктор', null, 1, 1, '{}', '{}', true, now()),
  (4, 'gone', 3, 1, 'G-1', 'Снято с продажи', null, 1, 1, '{}', '{}', false, now()),
  (5, 'shadow', 5, 1, 'S-1', 'Из скрытого раздела', null, 1, 1, '{}', '{}', true, now());
insert into price (product_id, price_type_id, amount) values (1, 1, 12200), (1, 2, 10000), (2, 1, 99999), (4, 1, 100), (3, 2, 5000);
insert into warehouse (id, code, name, city, sort) values
  (1, 'nn', 'Центральный', 'Нижний Новгород', 2), (2, 'msk', 'Московский', 'Москва', 1), (3, 'spb', 'Невский', 'Санкт-Петербург', 3);
insert into stock (product_id, warehouse_id, quantity) values (1, 1, 7), (1, 2, 5), (2, 1, 0), (3, 1, 4);
insert into arrival (product_id, warehouse_id, expected_on, quantity) values
  (1, 1, ${shopToday} + 9, 100), (1, 2, ${shopToday} + 9, 50), (1, 1, ${shopToday} + 20, 10), (1, 1, ${shopToday} - 1, 999);
insert into product_document (product_id, sort, kind, name, url, size_bytes) values
  (1, 2, 'drawing', 'Чертёж', '/files/d.pdf', 2000), (1, 1, 'passport', 'Паспорт', '/files/p.pdf', 1000);
insert into product_analogue (product_id, analogue_id, sort) values (1, 2, 1), (1, 3, 2), (1, 4, 3);
`

export const insertCatalog = async (pool: pg.Pool): Promise<void> => {
  await pool.query(catalogSql)
}

/** A date this many days ahead by the database's calendar, as 2026-12-01. */
export const daysAhead = async (pool: pg.Pool, days: number): Promise<string> => {
  const { rows } = await pool.query<{ date: string }>(
    `select to_char(${shopToday} + $1::int, 'YYYY-MM-DD') as date`,
    [days],
  )
  return rows[0]?.date ?? ''
}

export const emptyListing: ListingResult = { total: 0, ids: [], facets: [], match: null }

/** Stands in for drawings in tests whose products have none. */
export const noDrawings: ProductDrawings = {
  describe: () => null,
  isDrawn: () => false,
  describeSmall: () => null,
  drawing: () => null,
  svg: () => null,
  fileName: (article) => article,
}

type PreparedIndex = {
  /** Null: the index is still being built. */
  index: CatalogIndex | null
  asked: ListingQuery[]
  answer: Partial<ListingResult>
  layout: MatrixLayout<{ id: number }>
}

/**
 * A stub of the index: gives the prepared answer and records the queries. For tests of what services make of an
 * answer.
 */
export const createPreparedIndex = (
  answer: Partial<ListingResult> = {},
): PreparedIndex & { index: CatalogIndex } => {
  const asked: ListingQuery[] = []
  const prepared: Pick<PreparedIndex, 'layout'> = { layout: { kind: 'none' } }
  const index: CatalogIndex = {
    dataVersion: '1',
    productCount: 3,
    list: (query) => {
      asked.push(query)
      return { ...emptyListing, ...answer }
    },
    matrix: (query) => {
      asked.push(query)
      return prepared.layout
    },
    countBySection: (query) => {
      asked.push(query)
      return {
        total: 2,
        bySection: new Map([
          [1, 2],
          [2, 2],
          [3, 2],
          [6, 0],
        ]),
      }
    },
    suggest: () => ({
      productIds: [2, 1, 4, 999],
      sectionIds: [3, 1, 999],
      brandIds: [1, 999],
      match: null,
    }),
    usedText: (text) => text,
    sectionCounts: () =>
      new Map([
        [1, 3],
        [2, 3],
        [3, 2],
      ]),
    brandCounts: () =>
      new Map([
        [1, { total: 1, byRootSection: new Map([[1, 1]]) }],
        [2, { total: 1, byRootSection: new Map([[1, 1]]) }],
      ]),
  }
  return Object.assign(prepared, { index, asked, answer })
}

// biome-ignore lint/suspicious/noExplicitAny: a test says with its expectations what the body is
type Answer = { status: number; body: any; headers: OutgoingHttpHeaders }

/** The catalogue's routes over a test database and a stubbed index; paths are below `/bff/api/catalog`. */
export type OpenCatalog = {
  pool: pg.Pool
  prepared: PreparedIndex
  get(path: string): Promise<Answer>
  post(path: string, payload: object): Promise<Answer>
  /** Gives the next test a new stub of the index. */
  reset(): void
  close(): Promise<void>
}

export const openCatalog = async (): Promise<OpenCatalog> => {
  const database = await createTestDatabase()
  await insertCatalog(database.pool)
  const ask = async (method: 'GET' | 'POST', path: string, payload?: object): Promise<Answer> => {
    const url = `/bff/api/catalog${path}`
    const response = await app.inject({ method, url, ...(payload ? { payload } : {}) })
    return { status: response.statusCode, body: response.json(), headers: response.headers }
  }
  const catalog: OpenCatalog = {
    pool: database.pool,
    prepared: createPreparedIndex(),
    get: (path) => ask('GET', path),
    post: (path, payload) => ask('POST', path, payload),
    reset: () => {
      catalog.prepared = createPreparedIndex()
    },
    close: async () => {
      await app.close()
      await database.drop()
    },
  }
  const app = await buildApp({
    pool: database.pool,
    catalogIndex: { current: () => catalog.prepared.index },
    checksAnswers: true,
    limits: timeLimits(10),
  })
  return catalog
}
