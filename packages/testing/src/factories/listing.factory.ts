import type { Facet, ProductsAnswer } from '@isp/contract'
import { makeProductCards } from './product.factory.ts'

export const makeFacets = (): Facet[] => [
  {
    code: 'brand',
    name: 'Бренд',
    unit: null,
    kind: 'values',
    values: [
      { key: 'volgatool', label: 'ВолгаТул', count: 42, isSelected: false },
      { key: 'hartner', label: 'Hartner', count: 17, isSelected: false },
    ],
    range: null,
  },
  {
    code: 'price',
    name: 'Цена',
    unit: '₽',
    kind: 'number',
    values: [],
    range: { min: 54_050, max: 1_250_000, from: null, to: null },
  },
  {
    code: 'stock',
    name: 'Наличие',
    unit: null,
    kind: 'flag',
    values: [{ key: 'now', label: 'В наличии', count: 38, isSelected: false }],
    range: null,
  },
  {
    code: 'material',
    name: 'Материал',
    unit: null,
    kind: 'values',
    values: [
      { key: 'hss-e', label: 'HSS-E Co5', count: 31, isSelected: false },
      { key: 'hm', label: 'Твёрдый сплав', count: 28, isSelected: false },
    ],
    range: null,
  },
  {
    code: 'diameter',
    name: 'Диаметр',
    unit: 'мм',
    kind: 'number',
    values: [
      { key: '3', label: '3', count: 4, isSelected: false },
      { key: '8.5', label: '8,5', count: 6, isSelected: false },
    ],
    range: { min: 1, max: 20, from: null, to: null },
  },
]

/** A page of a list. `total` and `pages` are derived from the items by default. */
export const makeProductsAnswer = (over: Partial<ProductsAnswer> = {}): ProductsAnswer => {
  const items = over.items ?? makeProductCards(3)
  const total = over.total ?? items.length
  const pageSize = over.pageSize ?? 30
  return {
    items,
    total,
    page: 1,
    pageSize,
    pages: Math.ceil(total / pageSize),
    sort: 'popular',
    facets: makeFacets(),
    columns: [
      { code: 'diameter', name: 'Диаметр', unit: 'мм' },
      { code: 'length', name: 'Общая длина', unit: 'мм' },
      { code: 'material', name: 'Материал', unit: null },
    ],
    match: null,
    ...over,
  }
}
