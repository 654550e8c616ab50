import { describe, expect, test } from 'vitest'
import { buildIndex } from './build.ts'
import { openMemoryIndex } from './memory-index.ts'
import { memorySource, plainQuery } from './memory-source.fixture.ts'
import type { CatalogSource, PropertyRow } from './source.ts'

type Good = { name: string; [code: string]: string | number | boolean }
type Over = {
  /** By code; the load has derived the others. */
  stated?: Readonly<Record<string, number>>
  orders?: CatalogSource['filterOrders']
}

const kindOf = (value: unknown): PropertyRow['kind'] =>
  typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'boolean' : 'string'

/** Codes of the filters of a section (2, under 1) whose properties have these units; a load sorts them by code. */
const orderOf = async (
  goods: readonly Good[],
  units: Readonly<Record<string, string>>,
  { stated = {}, orders = [] }: Over = {},
) => {
  const values = new Map(goods.flatMap(({ name: _, ...attributes }) => Object.entries(attributes)))
  const codes = [...values.keys()].sort()
  const source = memorySource({
    sections: [
      { id: 1, name: 'Всё' },
      { id: 2, name: 'Раздел', parentId: 1 },
    ],
    brands: [{ id: 1, slug: 'zubr', name: 'Зубр' }],
    products: goods.map(({ name, ...attributes }, at) => ({
      ...{ id: at + 1, sectionId: 2, brandId: 1, article: `A-${at}`, name, attributes },
    })),
  })
  const index = openMemoryIndex(
    await buildIndex({
      ...source,
      properties: codes.map((code, at) => ({
        ...{ id: at + 1, code, kind: kindOf(values.get(code)), unit: units[code] ?? null, sort: 0 },
      })),
      sectionProperties: codes.map((code, at) => ({
        ...{ sectionId: 2, propertyId: at + 1, sort: stated[code] ?? (at + 1) * 10 },
        ...{ isFilter: true, isDerived: !(code in stated) },
      })),
      filterOrders: orders,
    }),
  )
  return index.list({ ...plainQuery, sectionId: 2 })
}
const codesOf = async (...given: Parameters<typeof orderOf>) =>
  (await orderOf(...given)).facets
    .map(({ code }) => code)
    .filter((code) => code !== 'brand' && code !== 'price')

const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at))
const pick = <T>(from: readonly T[], at: number): T => from[at % from.length] as T
const comma = (size: number): string => `${size}`.replace('.', ',')

const bolts = times(240, (at): Good => {
  const thread = pick(['М6', 'М8', 'М10', 'М12', 'М2,5×0,45'], at)
  const length = 20 + 5 * (Math.floor(at / 5) % 12)
  const grade = pick(['8.8', '10.9'], Math.floor(at / 60))
  return {
    name: `Болт ${thread.replace('×', 'х')}×${length} DIN 933 кл. ${grade}`,
    ...{ thread, length, grade },
    angle_head: pick([10, 13, 16, 18, 5], at),
    amount_in_pack: pick([50, 100, 200], at),
    country: pick(['Россия', 'Китай', 'Россия', 'Россия'], at),
    box_weight: at + 0.5,
  }
})
const bolted = { length: 'мм', angle_head: 'мм', amount_in_pack: 'шт', box_weight: 'кг' }

describe('порядок фильтров раздела говорит сам товар', () => {
  test('крепёж: резьба, длина и класс — как в названиях; страна и масса, своя у каждого, — в конце', async () => {
    const codes = await codesOf(bolts, bolted)
    expect(codes.slice(0, 3)).toEqual(['thread', 'length', 'grade'])
    expect(codes.slice(-2)).toEqual(['country', 'box_weight'])
  })

  test('свёрла: диаметр и длины, как названы, затем то, что делит товары сильнее', async () => {
    const drills = times(300, (at): Good => {
      const diameter = 1 + 0.5 * (at % 30)
      const overall = 40 + 3 * (at % 30)
      const coating = pick(['TiN', 'TiAlN', 'без покрытия', 'AlCrN'], Math.floor(at / 30))
      return {
        name: `Сверло ${comma(diameter)}х${overall} ц/х ${coating}`,
        ...{ z_diameter: diameter, overall, coating },
        angle: pick([118, 118, 118, 135], at),
        coolant: at % 60 === 0,
      }
    })
    expect(await codesOf(drills, { z_diameter: 'мм', overall: 'мм', angle: '°' })).toEqual([
      ...['z_diameter', 'overall', 'coating', 'angle', 'coolant'],
    ])
  })

  test('пластины: чего нет в названии, стоит по тому, как делит; обозначение, своё у каждой, не делит', async () => {
    const inserts = times(200, (at): Good => {
      const shape = pick(['CNMG', 'DNMG', 'TNMG', 'WNMG', 'SNMG', 'VNMG'], at)
      return {
        name: `Пластина ${shape} ${at}`,
        ...{ shape, edge: pick([9, 12, 16], Math.floor(at / 6)), a_code: `K${at}-P${at * 7}` },
        grade_iso: pick(['P', 'P', 'P', 'P', 'M'], at),
      }
    })
    const codes = await codesOf(inserts, { edge: 'мм' })
    expect(codes.slice(0, 2).sort()).toEqual(['edge', 'shape'])
    expect(codes.indexOf('a_code')).toBeGreaterThan(1)
  })

  test('трубный инструмент: «1/2"» — размер, и стоит перед страной и цветом', async () => {
    const pipes = times(90, (at): Good => {
      const bore = pick(['1/2"', '3/4"', '1"', 'G1/4"', '2"'], at)
      return {
        name: `Плашка трубная ${bore}`,
        ...{ a_country: pick(['Россия', 'Китай', 'Тайвань', 'Индия', 'Чехия', 'Польша'], at >> 1) },
        ...{ bore, a_color: pick(['красный', 'чёрный'], at) },
      }
    })
    expect((await codesOf(pipes, {}))[0]).toBe('bore')
  })

  test('без чисел, с одним значением и пустой: порядок есть и тут, одно значение — в конце', async () => {
    const gloves = times(
      60,
      (at): Good => ({
        name: 'Перчатки',
        ...{
          a_use: 'работа',
          material: pick(['нитрил', 'латекс', 'х/б'], at),
          z_lined: at % 2 > 0,
        },
      }),
    )
    expect(await codesOf(gloves, {})).toEqual(['material', 'z_lined', 'a_use'])
    expect(await codesOf([], {})).toEqual([])
  })

  test('число с 3 000 значений, которым товары не названы, не оттесняет размер', async () => {
    const rods = times(
      3000,
      (at): Good => ({
        name: `Пруток Ø${pick([6, 8, 10, 12], at)}`,
        ...{ a_weight: 1 + at / 1000, diameter: pick([6, 8, 10, 12], at) },
      }),
    )
    expect(await codesOf(rods, { a_weight: 'кг', diameter: 'мм' })).toEqual([
      ...['diameter', 'a_weight'],
    ])
  })
})

describe('порядок, который кто-то задал', () => {
  test('заданный каталогом сильнее посчитанного; равные места решает товар', async () => {
    const stated = { country: 10, length: 20, thread: 20 }
    expect((await codesOf(bolts, bolted, { stated })).slice(0, 3)).toEqual([
      ...['country', 'thread', 'length'],
    ])
  })

  test('заданный сотрудником сильнее всего, действует и на подраздел; чего он не назвал — за ним по-прежнему', async () => {
    const stated = { country: 10, length: 20 }
    const orders = [{ sectionId: 1, codes: ['grade', 'gone', 'length'] }]
    expect((await codesOf(bolts, bolted, { stated, orders })).slice(0, 4)).toEqual([
      ...['grade', 'length', 'country', 'thread'],
    ])
    const own = [...orders, { sectionId: 2, codes: ['amount_in_pack'] }]
    expect((await codesOf(bolts, bolted, { orders: own })).slice(0, 2)).toEqual([
      ...['amount_in_pack', 'thread'],
    ])
  })

  test('решают первые шесть из тех, что делят товары', async () => {
    const listed = await orderOf(
      bolts.map((bolt) => ({ ...bolt, a_same: 'одно' })),
      bolted,
      { stated: { a_same: 1 } },
    )
    expect(listed.deciding).toEqual([
      ...['a_same', 'thread', 'length', 'grade', 'angle_head', 'amount_in_pack', 'country'],
    ])
  })
})
