import { expect, test } from 'vitest'
import type { FacetCounts } from '../../../search/catalog-index.ts'
import type { CatalogMetadata } from '../catalog.metadata.ts'
import { presentFacets } from './facets.ts'

const labelsOf = (name: string, ...labels: string[]) => {
  const metadata = { propertyByCode: new Map([['p', { name, unit: null }]]) }
  const values = labels.map((label) => ({ key: label, label, count: 1 }))
  const counts = [{ code: 'p', kind: 'values', values }] as FacetCounts[]
  const context = { metadata: metadata as unknown as CatalogMetadata, chosen: [] }
  return presentFacets({ facets: counts }, context)[0]?.values
}

test('задача 14: чужое значение и другая характеристика с теми же буквами остаются как есть', () => {
  expect(labelsOf('Группы материалов ISO', 'PVD', 'P, X', 'сталь')).toMatchObject(
    ['PVD', 'P, X', 'сталь'].map((label) => ({ key: label, label })),
  )
  expect(labelsOf('Класс', 'P', 'K')).toMatchObject([{ label: 'P' }, { label: 'K' }])
})

test('§3, задача 14: у букв групп ISO в фильтре сказан материал, а выбирается по-прежнему буквами', () => {
  expect(labelsOf('Группы материалов ISO', 'P, M', 'K', 'N/S/H')).toMatchObject([
    { key: 'P, M', label: 'P, M\u00a0— сталь, нержавеющая сталь' },
    { key: 'K', label: 'K\u00a0— чугун' },
    { key: 'N/S/H', label: 'N/S/H\u00a0— цветные металлы, жаропрочные сплавы, закалённая сталь' },
  ])
  expect(labelsOf('Группа обрабатываемого материала', 'P')).toMatchObject([
    { label: 'P\u00a0— сталь' },
  ])
})
