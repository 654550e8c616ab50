import { beforeAll, describe, expect, test } from 'vitest'
import type { CatalogIndex, TextMatch } from '../catalog-index.ts'
import { memoryIndexOf, plainQuery } from '../memory-source.fixture.ts'

const LIMITS = { products: 4, sections: 3, brands: 3 }
const metal = { workpiece_material: 'Металл: сталь, нержавеющая сталь' }
const concrete = { workpiece_material: 'Бетон, кирпич, камень' }

let index: CatalogIndex

beforeAll(async () => {
  index = await memoryIndexOf({
    sections: [
      { id: 1, name: 'Свёрла спиральные' },
      { id: 2, name: 'Буры и свёрла по бетону' },
      { id: 3, name: 'Фрезы' },
    ],
    brands: [
      { id: 1, slug: 'volgorez', name: 'Волгорез' },
      { id: 2, slug: 'empty', name: 'Волгострой' },
    ],
    products: [
      {
        id: 1,
        name: 'Сверло 8,5×117 мм',
        article: 'AH2304-1400-23-G1D',
        attributes: metal,
        brandId: 1,
      },
      { id: 2, name: 'Сверло 10×133 мм', article: 'AH2304-1400-24-G1D', attributes: metal },
      {
        id: 3,
        sectionId: 2,
        name: 'Бур 8,5×160 мм',
        article: '2340-085',
        attributes: concrete,
        popularity: 99,
      },
      { id: 4, sectionId: 3, name: 'Фреза 1400', article: '140023', popularity: 50 },
      {
        id: 5,
        sectionId: 3,
        name: 'Фреза 23 G1',
        article: '14002',
        attributes: metal,
        popularity: 9,
      },
    ],
  })
})

const found = (text: string): number[] => index.list({ ...plainQuery, text }).ids
const matchOf = (text: string): TextMatch | null => index.list({ ...plainQuery, text }).match

describe('смысл слов', () => {
  test.each([
    ['сверло по металлу', [1, 2]],
    ['сверло по металлу 8,5', [1]],
    ['сверло для нержавейки', [1, 2]],
    ['бур по бетону', [3]],
    ['сверло и бур по кирпичу 8,5', [3]],
  ])('предлог в «%s» ничего не решает', (text, ids) => {
    expect(found(text)).toEqual(ids)
  })

  test('из неполных совпадений первым идёт то, что названо первым словом', () => {
    // the bur is in a section of «свёрла» too, but its name says otherwise
    expect(found('сверло по мрамору 8,5')).toEqual([1, 3])
    expect(matchOf('сверло по мрамору 8,5')).toEqual({ kind: 'partial', text: 'сверло 8.5' })
    expect(found('фреза бетон')).toEqual([4, 5])
    expect(matchOf('фреза бетон')).toEqual({ kind: 'partial', text: 'фреза' })
    expect(index.suggest('сверло по мрамору', LIMITS).sectionIds).toEqual([1, 2])
  })

  test('один предлог остаётся словом', () => {
    expect(found('по')).toEqual([3])
  })

  test('названный бренд предлагается, бренд без товаров — нет', () => {
    expect(index.suggest('волгорез', LIMITS).brandIds).toEqual([1])
    expect(index.suggest('волго', LIMITS).brandIds).toEqual([1])
    expect(index.suggest('фреза', LIMITS).brandIds).toEqual([])
  })
})

describe('часть артикула', () => {
  test.each([
    ['1400-23-g1d', [1]],
    ['1400 24 G1D', [2]],
    ['23-g1d', [1]],
    ['сверло ah2304-1400-23-g1d', [1]],
    ['AH2304-1400-2', [1, 2]],
  ])('по «%s» находится именно этот товар', (text, ids) => {
    expect(found(text)).toEqual(ids)
    expect(matchOf(text)?.kind).toBe('exact')
  })

  test('точный артикул стоит раньше начала, начало — раньше середины', () => {
    expect(found('140023')).toEqual([4])
    expect(found('1400-2')).toEqual([5, 4, 1, 2])
  })
})

test.each(['\ud800сверло\udfff', 'ы'.repeat(5000), `${'а'.repeat(70)} 8`, 'сверло '.repeat(500)])(
  'негодный текст №%# не роняет поиск',
  (text) => {
    const answer = index.suggest(text, LIMITS)
    expect(answer.productIds.length).toBeLessThanOrEqual(4)
    expect(answer.match?.text.isWellFormed()).toBe(true)
  },
)

describe('большой каталог', () => {
  const words = Array.from({ length: 14 }, (_, at) => `слово${'абвгдежзиклмно'[at]}`)
  let large: CatalogIndex
  beforeAll(async () => {
    large = await memoryIndexOf({
      sections: [{ id: 1, name: 'Раздел' }],
      brands: [],
      products: Array.from({ length: 30_000 }, (_, at) => ({
        id: at + 1,
        name: words.filter((_, place) => place !== at % 14).join(' '),
        article: `A${at}`,
        popularity: (at * 7919) % 30_000,
      })),
    })
  })

  test('первые подсказки те же, что первые в списке, хотя смотрится не весь каталог', () => {
    for (const text of ['словоа', 'слово', 'словоб словов', 'словоа словоб словог слов'])
      expect(large.suggest(text, LIMITS).productIds, text).toEqual(
        large.list({ ...plainQuery, text, limit: 4 }).ids,
      )
  })

  test('четырнадцать частых слов не дороже восьми', () => {
    expect(large.suggest(words.join(' '), LIMITS).productIds).toEqual(
      large.suggest(words.slice(0, 8).join(' '), LIMITS).productIds,
    )
    expect(large.list({ ...plainQuery, text: words.join(' ') }).total).toBeGreaterThan(0)
  })
})
