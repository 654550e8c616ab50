import { createTestDatabase, type TestDatabase } from '@isp/testing/database'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readCatalogSource } from '../modules/goods/indexing/catalog-source.ts'
import { buildIndex } from './build.ts'
import type { AskedMatrix, CatalogIndex, ListingQuery } from './catalog-index.ts'
import { openMemoryIndex } from './memory-index.ts'
import { plainQuery } from './memory-source.fixture.ts'

/**
 * Drills of 12 diameters × 9 lengths (some missing, some with several products), all with the same angle and with 2 or 4 teeth; screws (section 3) have one number; every second plate (4) has two, the others none; the thread of a bolt (5) determines its shank; a shape of inserts (6) has sizes of its own, each in two coatings; rods (7) have a weight each.
 */
const seriesSql = `
insert into section (id, parent_id, slug, name, sort) values
  (1, null, 'tools', 'Инструмент', 1), (2, 1, 'drills', 'Свёрла', 1), (3, 1, 'screws', 'Винты', 2), (4, 1, 'plates', 'Пластины', 3), (5, 1, 'bolts', 'Болты', 4), (6, 1, 'inserts', 'Пластины сменные', 5), (7, 1, 'rods', 'Прутки', 6), (8, 1, 'studs', 'Шпильки', 7);
insert into brand (id, slug, name) values (1, 'b1', 'Первый'), (2, 'b2', 'Второй');
insert into property (id, code, name, unit, kind, sort) values
  (1, 'grade', 'Марка', null, 'string', 1), (2, 'angle', 'Угол', '°', 'number', 2), (3, 'diameter', 'Диаметр', 'мм', 'number', 3),
  (4, 'teeth', 'Зубьев', null, 'number', 4), (5, 'length', 'Длина', 'мм', 'number', 5), (6, 'rare', 'Редкое', 'мм', 'number', 0), (7, 'maker_code', 'Код', null, 'number', 0), (8, 'shank', 'Хвостовик', 'мм', 'number', 0), (9, 'length_to_diameter', 'Длина к диаметру', '×D', 'number', 0), (10, 'thread', 'Резьба', null, 'string', 1), (11, 'pack', 'В упаковке', 'шт', 'number', 6), (12, 'shape', 'Форма', null, 'string', 7), (13, 'size', 'Типоразмер', null, 'string', 8), (14, 'coating', 'Покрытие', null, 'string', 9), (15, 'weight', 'Масса', 'кг', 'number', 10);
insert into section_property (section_id, property_id, sort, is_filter, is_column) values
  (2, 9, 0, true, false), (2, 6, 1, true, false), (2, 1, 2, true, true), (2, 2, 3, true, true), (2, 3, 4, true, true), (2, 4, 5, true, true), (2, 7, 5, true, false), (2, 8, 5, true, false), (2, 5, 6, true, true),
  (5, 1, 7, true, true), (5, 10, 2, true, true), (5, 8, 3, true, true), (5, 5, 4, true, true), (5, 11, 5, true, false), (8, 8, 1, true, true), (8, 10, 2, true, true), (8, 5, 3, true, true), (6, 12, 1, true, true), (6, 13, 2, true, true), (6, 14, 3, true, true), (7, 15, 1, true, true), (7, 3, 2, true, true), (7, 14, 3, true, true), (3, 3, 1, true, true), (4, 3, 1, true, true), (4, 5, 2, true, true);
insert into price_type (id, code, name, is_base) values (1, 'retail', 'Розничная', true);
insert into warehouse (id, code, name, city, sort) values (1, 'nn', 'Центральный', 'Нижний Новгород', 1);
insert into product (id, slug, section_id, brand_id, article, name, popularity, attributes)
  select id, 'p' || id, 2, 1 + id % 2, 'A-' || id, 'Сверло ' || id, (id * 7) % 23,
         jsonb_strip_nulls(jsonb_build_object('angle', 118, 'diameter', 0.5 + id % 12,
           'maker_code', id % 23, 'length_to_diameter', 1 + id % 5, 'shank', 10 + id % 12, 'teeth', case when id % 2 = 0 then 2 else 4 end, 'rare', case when id % 9 = 0 then id end,
           'length', case when id % 50 <> 0 then 20 + 5 * ((id / 12) % 9) end))
    from generate_series(1, 400) id;
insert into product (id, slug, section_id, article, name, attributes)
  select id, 'p' || id, 3, 'A-' || id, 'Винт ' || id, jsonb_build_object('diameter', id) from generate_series(501, 520) id;
insert into product (id, slug, section_id, article, name, attributes)
  select id, 'p' || id, 4, 'A-' || id, 'Пластина ' || id, case when id % 2 = 0 then jsonb_build_object('diameter', id, 'length', id) else '{}' end
    from generate_series(601, 620) id;
insert into product (id, slug, section_id, article, name, attributes)
  select id, 'p' || id, 5, 'A-' || id, 'Болт ' || id,
         jsonb_build_object('grade', (array['8.8', '10.9', 'A2-70'])[1 + id % 3], 'thread', (array['М6', 'М8', 'М10', 'М10×1', 'М12'])[1 + id % 5],
           'shank', (array[10, 13, 16, 16, 18])[1 + id % 5], 'length', 20 + 10 * (id / 5 % 4), 'pack', 100)
    from generate_series(701, 760) id;
insert into product (id, slug, section_id, article, name, attributes)
  select 1000 + id, 'stud-' || id, 8, 'S-' || id, 'Шпилька ' || id, attributes from product where section_id = 5;
insert into product (id, slug, section_id, article, name, attributes)
  select id, 'p' || id, 6, 'A-' || id, 'Пластина ' || id,
         jsonb_build_object('shape', (array['ромб', 'квадрат'])[1 + id % 2], 'size', (array['CNMG 12', 'SNMG 9', 'CNMG 9', 'SNMG 12', 'CNMG 16', 'SNMG 1/2"'])[1 + id % 6],
           'coating', (array['TiN', 'TiAlN'])[1 + id / 6 % 2]) from generate_series(800, 823) id;
insert into product (id, slug, section_id, article, name, attributes)
  select id, 'p' || id, 7, 'A-' || id, 'Пруток ' || id, jsonb_build_object('weight', id / 1000.0, 'diameter', 6 + id % 4, 'coating', (array['TiN', 'TiAlN'])[1 + id / 4 % 2])
    from generate_series(10001, 13000) id;
insert into price select id, 1, 100 * (1 + (id * 37) % 90) from product where id % 7 <> 0;
insert into stock select id, 1, (id + id / 108) % 3 from product;
`
const LIMITS = { products: 1000, rows: 40, columns: 15, cells: 600 }
const drills: ListingQuery = { ...plainQuery, sectionId: 2 }

let database: TestDatabase
let index: CatalogIndex
beforeAll(async () => {
  database = await createTestDatabase()
  await database.pool.query(seriesSql)
  const client = await database.pool.connect()
  index = openMemoryIndex(await buildIndex(await readCatalogSource(client)))
  client.release()
})
afterAll(() => database?.drop())

const laid = (query: ListingQuery, limits = LIMITS, asked?: AskedMatrix) => {
  const layout = index.matrix(query, limits, asked)
  if (layout.kind !== 'laid') throw new Error(`the list is laid out, not ${layout.kind}`)
  return layout
}

const ORDERS = {
  popular: 'popularity desc, id',
  'price-asc': 'amount asc nulls last, popularity desc, id',
  'price-desc': 'amount desc nulls last, popularity desc, id',
  new: 'created_at desc, id desc',
} as const

/** The same layout by plain SQL: the products of each cell, best first. */
const cellsBySql = async (sort: keyof typeof ORDERS, where: string) => {
  const { rows } = await database.pool.query<{ at: string; count: number; id: number }>(`
    select diameter || ' × ' || length as at, count(*)::int as count,
           (array_agg(id order by is_now desc, ${ORDERS[sort]}))[1] as id
      from (select product.*, amount, quantity > 0 as is_now, (attributes->>'diameter')::float8 as diameter,
                   (attributes->>'length')::float8 as length
              from product left join price on product_id = id left join stock on stock.product_id = id) goods
     where section_id = 2 and diameter is not null and length is not null and ${where}
     group by diameter, length`)
  return Object.fromEntries(rows.map(({ at, count, id }) => [at, { count, id }]))
}

describe('матрица: чего не разложить', () => {
  test('один размер, ни одного, размер лишь у половины товаров, несуществующий раздел — не матрица', () => {
    for (const sectionId of [3, 4, 99])
      expect(index.matrix({ ...plainQuery, sectionId }, LIMITS)).toEqual({ kind: 'none' })
    const single = {
      ...drills,
      filters: [
        { code: 'diameter', values: ['1.5'] },
        { code: 'length', values: ['25'] },
      ],
    }
    expect(index.matrix(single, LIMITS)).toEqual({ kind: 'none' })
  })

  test('товаров больше, чем разложить за один оборот, — так и сказано, и ничего не считается', () => {
    expect(index.matrix(drills, { ...LIMITS, products: 399 })).toEqual({ kind: 'too-many' })
    expect(laid(drills, { ...LIMITS, products: 400 }).kind).toBe('laid')
  })
})

describe('матрица серии (задача 14, п. 2)', () => {
  test('резьба, написанная словом, — тоже размер: болты разложены по резьбе и длине, резьбы по порядку; класс прочности — не размер, он назван в клетках', async () => {
    const { rows, columns, cells, apart, detail } = laid({ ...plainQuery, sectionId: 5 })
    expect(rows).toEqual({
      code: 'thread',
      values: ['М6', 'М8', 'М10', 'М10×1', 'М12'],
      total: 5,
      next: null,
    })
    expect(columns).toMatchObject({ code: 'length', values: [20, 30, 40, 50] })
    expect([cells.length, apart]).toEqual([20, 0])
    // bolts of one thread and length have several strength classes: each cell says whose price it shows
    expect(detail).toBe('grade')
    const told = await database.pool.query<{ id: number; grade: string }>(
      `select id, attributes ->> 'grade' grade from product where section_id = 5`,
    )
    const grades = new Map(told.rows.map(({ id, grade }) => [id, grade]))
    expect(cells.map((cell) => cell.detail)).toEqual(cells.map(({ id }) => grades.get(id)))
  })

  test('что следует из строки, как ключ из резьбы, осью не становится, стоит рядом и осью не выбрано само, даже стоя в разделе первым', () => {
    const bolts = laid({ ...plainQuery, sectionId: 5 })
    expect(bolts.beside).toEqual([{ code: 'shank', values: [10, 13, 16, 16, 18] }])
    expect(bolts.choices).toEqual(['thread', 'shank', 'length', 'grade'])
    const shanks = laid({ ...plainQuery, sectionId: 8 })
    expect([shanks.rows.code, shanks.columns.code]).toEqual(['thread', 'length'])
  })

  test('слова — тоже оси: у формы свои типоразмеры, они идут вниз по порядку; третье выбирает человек', () => {
    const inserts = laid({ ...plainQuery, sectionId: 6 })
    expect(inserts.rows).toMatchObject({
      code: 'size',
      values: ['CNMG 9', 'CNMG 12', 'CNMG 16', 'SNMG 1/2"', 'SNMG 9', 'SNMG 12'],
    })
    expect(inserts.columns).toMatchObject({ code: 'shape', values: ['квадрат', 'ромб'] })
    const chosen = laid({ ...plainQuery, sectionId: 6 }, LIMITS, { columns: 'coating' })
    expect([chosen.rows.code, chosen.columns.values]).toEqual(['shape', ['TiAlN', 'TiN']])
    const gone = laid({ ...plainQuery, sectionId: 6 }, LIMITS, { rows: 'gone', columns: 'gone' })
    expect(gone.columns.code).toBe('shape')
  })

  test('3 000 масс, своя у каждого прутка, — не столбцы и не строки', () => {
    const rods = laid({ ...plainQuery, sectionId: 7 }, { ...LIMITS, products: 5000 })
    expect([rods.rows.code, rods.columns.code]).toEqual(['diameter', 'coating'])
    expect(rods.cells.map(({ count }) => count)).toEqual(new Array(8).fill(375))
  })

  test('оси — то, что меняется и есть почти у всех: диаметр и длина, не выведенное из них, не угол, не редкое, не код, что различает больше, и не хвостовик, что следует за диаметром', () => {
    const { rows, columns, apart } = laid(drills)
    expect(rows).toEqual({
      code: 'diameter',
      values: Array.from({ length: 12 }, (_, at) => at + 0.5),
      total: 12,
      next: null,
    })
    expect(columns.code).toBe('length')
    expect(columns.values).toEqual([20, 25, 30, 35, 40, 45, 50, 55, 60])
    expect(apart).toBe(8)
  })

  test.each([
    ['popular', 'true', drills],
    ['price-asc', 'brand_id = 1', { ...drills, filters: [{ code: 'brand', values: ['b1'] }] }],
    ['price-desc', 'is_now', { ...drills, filters: [{ code: 'stock', values: ['now'] }] }],
    ['new', 'amount >= 2000', { ...drills, price: { from: 2000, to: null } }],
    ['popular', 'diameter <= 4.5', { ...drills, filters: [{ code: 'diameter', to: 4.5 }] }],
  ] as const)(
    'клетки при порядке %s и отборе «%s» те же, что даёт обычный SQL',
    async (sort, where, query) => {
      const { rows, columns, cells } = laid({ ...query, sort })
      const told = cells.map(({ row, column, count, id }) => [
        `${rows.values[row]} × ${columns.values[column]}`,
        { count, id },
      ])
      expect(Object.fromEntries(told)).toEqual(await cellsBySql(sort, where))
      expect(told.length).toBeGreaterThan(10)
    },
  )

  test('больше строк и столбцов, чем видно: показаны первые, сказано, сколько всего и откуда дальше', () => {
    const { rows, columns, cells } = laid(drills, { ...LIMITS, rows: 5, columns: 3 })
    expect(rows).toEqual({
      code: 'diameter',
      values: [0.5, 1.5, 2.5, 3.5, 4.5],
      total: 12,
      next: 5.5,
    })
    expect(columns.values).toHaveLength(3)
    expect(columns.next).toBe(35)
    const rest = laid(drills, { ...LIMITS, rows: 5 }, { from: '5.5' })
    expect([rest.rows.values, rest.rows.next]).toEqual([[5.5, 6.5, 7.5, 8.5, 9.5], 10.5])
    expect(rest.cells[0]).toMatchObject({ row: 0, column: 0 })
    const full = laid(drills, { ...LIMITS, cells: 30 })
    expect([full.rows.values.length, full.rows.next, full.cells.length]).toEqual([3, 3.5, 27])
    expect(Math.max(...cells.map(({ row }) => row))).toBeLessThan(5)
    expect(Math.max(...cells.map(({ column }) => column))).toBeLessThan(3)
  })
})

test('задача 14, п. 1: «сначала в наличии» делит найденное на то, что есть, и остальное, каждую часть — как подходит', () => {
  const asked: ListingQuery = { ...plainQuery, text: 'сверло', limit: 500 }
  const found = index.list(asked).ids
  const isNow = (id: number): boolean => (id + Math.floor(id / 108)) % 3 > 0
  expect(found).toHaveLength(400)
  expect(index.list({ ...asked, sort: 'popular', isStockFirst: true }).ids).toEqual([
    ...found.filter(isNow),
    ...found.filter((id) => !isNow(id)),
  ])
})
