import { beforeAll, describe, expect, test } from 'vitest'
import { buildIndex } from '../build.ts'
import type { CatalogIndex } from '../catalog-index.ts'
import { openMemoryIndex } from '../memory-index.ts'
import { memorySource, plainQuery } from '../memory-source.fixture.ts'

const fastener = (
  id: number,
  name: string,
  attributes: { strength_class: string; standard: string },
) => ({
  ...{ id, name, article: `К-${id}`, popularity: 50 - id },
  sectionId: name.startsWith('Болт') ? 1 : 2,
  attributes: { ...attributes, diameter: Number(/М(\d+)/.exec(name)?.[1]) },
})
const bolt = (id: number, size: string, strength: string) =>
  fastener(id, `Болт ${size} ${strength} ГОСТ 7798-70`, {
    strength_class: strength,
    standard: 'ГОСТ 7798-70',
  })
const nut = (id: number, kind: string, size: string, strength: string) =>
  fastener(id, `${kind} ${size} ${strength}`, { strength_class: strength, standard: 'DIN 912' })
const drill = (id: number, size: number, material: string) => ({
  ...{ id, name: `Сверло ${size} мм ${material}`, article: `С-${id}`, popularity: 50 - id },
  sectionId: 3,
  attributes: { diameter: size, tool_material: material },
})

let index: CatalogIndex
beforeAll(async () => {
  const source = memorySource({
    sections: [
      { id: 1, name: 'Болты' },
      { id: 2, name: 'Гайки и шайбы' },
      { id: 3, name: 'Свёрла' },
    ],
    brands: [],
    products: [
      bolt(1, 'М8×30', '10.9'),
      bolt(2, 'М8×70', '8.8'),
      bolt(3, 'М8×8', 'A2-70'),
      nut(4, 'Гайка', 'М10', '8'),
      nut(5, 'Шайба', 'М10', '10'),
      nut(6, 'Гайка', 'М12', '10'),
      drill(7, 8, 'Р6М5'),
      drill(8, 8, 'HSS-Co8'),
      drill(9, 8.8, 'Р6М5'),
    ],
  })
  const kinds = { strength_class: 'string', standard: 'string', tool_material: 'string' } as const
  const properties = [
    ...Object.entries(kinds).map(([code, kind], at) => ({
      id: at + 1,
      code,
      kind,
      unit: null,
      sort: at,
    })),
    { id: 9, code: 'diameter', kind: 'number', unit: 'мм', sort: 9 } as const,
  ]
  const sectionProperties = [1, 2, 3].flatMap((sectionId) =>
    properties.map(({ id, sort }) => ({
      sectionId,
      propertyId: id,
      sort,
      isFilter: true,
      isDerived: false,
    })),
  )
  index = openMemoryIndex(await buildIndex({ ...source, properties, sectionProperties }))
})

const list = (text: string) => index.list({ ...plainQuery, text })
const suggested = (text: string) => index.suggest(text, { products: 6, sections: 3, brands: 3 })

describe('задача 46: значения, которого нет, размером не считают', () => {
  test.each([
    ['болт м8х30 8.8', 'strength_class', '8.8', ['10.9'], [1]],
    ['болт 8,8 м8х30', 'strength_class', '8.8', ['10.9'], [1]],
    ['болт м8х30 кл. прочности 5.8', 'strength_class', '5.8', ['10.9'], [1]],
    ['болт м8х70 а4-80', 'strength_class', 'А4-80', ['8.8'], [2]],
    ['гайка м10 класс 10', 'strength_class', '10', ['8'], [4]],
    ['гайка м10 10', 'strength_class', '10', ['8'], [4]],
    ['сверло 8 hss-e', 'tool_material', 'HSS-E', ['Р6М5', 'HSS-Co8'], [7, 8]],
    ['сверло 8 р18', 'tool_material', 'Р18', ['Р6М5', 'HSS-Co8'], [7, 8]],
    ['болт din 933 м8х30', 'standard', 'DIN 933', ['ГОСТ 7798'], [1]],
    ['болт iso 4014 м8х70', 'standard', 'ISO 4014', ['ГОСТ 7798'], [2]],
  ])(
    '«%s»: сказано, чего нет и что есть, в списке и в подсказках',
    (text, code, missing, values, ids) => {
      const { match, ids: found } = list(text)
      expect(match).toMatchObject({ kind: 'absent', code, missing, values })
      expect(found).toEqual(ids)
      expect(suggested(text)).toMatchObject({ productIds: ids, match: { kind: 'absent', missing } })
    },
  )

  test.each([
    ['болт м8 8.8', [2]],
    ['болт 10.9', [1]],
    ['болт a2 м8', [3]],
    ['гайка м12 класс 10', [6]],
    ['сверло 8 р6м5', [7]],
    ['сверло 8.8', [9]],
    ['болт гост 7798 м8х30', [1]],
    ['iso 4762 м12', [6]],
  ])('«%s» есть — найдено только оно', (text, ids) => {
    const { match, ids: found } = list(text)
    expect({ kind: match?.kind, found }).toEqual({ kind: 'exact', found: ids })
    expect(suggested(text).productIds).toEqual(ids)
  })
})
