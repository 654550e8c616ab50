import { makeProductCard } from '@isp/testing'
import { describe, expect, test } from 'vitest'
import { sortOf } from './column-sort.ts'
import { columnsOf, inChosenOrder, movedBy } from './technical-columns.ts'
import { toTsv } from './technical-tsv.ts'

const sized = (id: number, value: number | string | boolean | null) =>
  makeProductCard({
    id,
    name: `Сверло ${id}`,
    attributes: value === null ? [] : [{ code: 'size', name: 'Размер', unit: 'мм', value }],
  })
const words = { yes: 'да', no: 'нет' }
const sizeOf = (items: ReturnType<typeof sized>[]) => {
  const column = columnsOf(items, []).find(({ code }) => code === 'size')
  if (!column) throw new Error('there is a column of sizes')
  return column
}

describe('колонки таблицы с характеристиками (§3, задача 14)', () => {
  test('в поиске колонки — из самих товаров, каждая один раз', () => {
    const items = [sized(1, 8), sized(2, 10), sized(3, null)]
    const titles = columnsOf(items, []).map(({ title }) => title)
    expect(titles.filter((title) => title === 'Размер, мм')).toHaveLength(1)
  })

  test('за край колонка не уходит, чужая ничего не меняет', () => {
    expect(movedBy(['a', 'b'], 'a', -1)).toEqual(['a', 'b'])
    expect(movedBy(['a', 'b'], 'b', 1)).toEqual(['a', 'b'])
    expect(movedBy(['a', 'b'], 'ghost', 1)).toEqual(['a', 'b'])
    expect(movedBy(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b'])
  })

  test('чего в выбранном порядке нет, стоит за ним как пришло', () => {
    const columns = columnsOf([sized(1, 8)], [])
    const codes = inChosenOrder(columns, { hidden: [], order: ['.price', 'ghost', 'size'] }).map(
      ({ code }) => code,
    )
    expect(codes.slice(0, 3)).toEqual(['.price', 'size', '.article'])
  })

  test('колонка, которой в списке не упорядочить, порядка не предлагает', () => {
    const answer = { sort: 'popular', sortable: ['size'] }
    for (const code of ['.article', '.arrival', 'other', '.brand'])
      expect(sortOf(code, answer)).toBeNull()
    expect(sortOf('size', { sort: 'popular' })).toBeNull()
  })

  test('порядок колонки: вверх, вниз и как было', () => {
    const steps = (code: string, sorts: readonly string[]) =>
      sorts.map((sort) => {
        const found = sortOf(code, { sort, sortable: ['size', 'brand'] })
        return [found?.state, found?.next]
      })
    expect(steps('size', ['popular', 'up:size', 'down:size', 'up:sizes'])).toEqual([
      [undefined, { sort: 'up:size' }],
      ['ascending', { sort: 'down:size' }],
      ['descending', { sort: null }],
      [undefined, { sort: 'up:size' }],
    ])
    expect(steps('.brand', ['up:brand'])).toEqual([['ascending', { sort: 'down:brand' }]])
    expect(steps('.price', ['popular', 'price-desc'])).toEqual([
      [undefined, { sort: 'price-asc' }],
      ['descending', { sort: null }],
    ])
    expect(steps('.stock', ['popular', 'stock'])).toEqual([
      [undefined, { sort: null, first: 'stock' }],
      ['descending', { sort: null, first: null }],
    ])
  })
})

describe('копия в электронную таблицу', () => {
  test('значение, похожее на формулу, остаётся текстом, перенос и табуляция клетку не рвут', () => {
    const items = [sized(1, '=1+1'), sized(2, '@x\ty\nz')]
    const lines = toTsv(items, [sizeOf(items)], words).split('\r\n')
    expect(lines).toEqual(['Наименование\tРазмер, мм', "Сверло 1\t'=1+1", "Сверло 2\t'@x y z"])
  })

  test('числа — с запятой и без пробелов, отрицательные остаются числами, пустое пусто', () => {
    const items = [sized(1, 8.5), sized(2, -3), sized(3, 12_000), sized(4, null), sized(5, true)]
    const cells = toTsv(items, [sizeOf(items)], words)
      .split('\r\n')
      .slice(1)
      .map((line) => line.split('\t')[1])
    expect(cells).toEqual(['8,5', '-3', '12000', '', 'да'])
  })
})
