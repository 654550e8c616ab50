import type { Brand, BrandSummary, Section, SectionNode, Suggestions } from '@isp/contract'

export const makeSectionNode = (over: Partial<SectionNode> = {}): SectionNode => ({
  id: 12,
  slug: 'sverla-spiralnye',
  name: 'Свёрла спиральные',
  productCount: 59,
  image: null,
  children: [],
  ...over,
})

/** Two root sections, the first with two children. */
export const makeSectionTree = (): SectionNode[] => [
  makeSectionNode({
    id: 1,
    slug: 'rezhushchiy-instrument',
    name: 'Режущий инструмент',
    productCount: 1240,
    children: [
      makeSectionNode(),
      makeSectionNode({ id: 13, slug: 'frezy', name: 'Фрезы', productCount: 310 }),
    ],
  }),
  makeSectionNode({
    id: 2,
    slug: 'izmeritelnyy-instrument',
    name: 'Измерительный инструмент',
    productCount: 420,
  }),
]

export const makeSection = (over: Partial<Section> = {}): Section => ({
  id: 12,
  slug: 'sverla-spiralnye',
  name: 'Свёрла спиральные',
  description: 'Свёрла для металла, дерева и композитов.',
  image: null,
  productCount: 59,
  breadcrumbs: [
    { id: 1, slug: 'rezhushchiy-instrument', name: 'Режущий инструмент' },
    { id: 12, slug: 'sverla-spiralnye', name: 'Свёрла спиральные' },
  ],
  children: [],
  ...over,
})

export const makeBrand = (over: Partial<Brand> = {}): Brand => ({
  id: 3,
  slug: 'volgatool',
  name: 'ВолгаТул',
  country: 'Россия',
  description: 'Режущий инструмент для серийных производств.',
  productCount: 42,
  sections: [
    {
      id: 1,
      slug: 'rezhushchiy-instrument',
      name: 'Режущий инструмент',
      image: 'twist-drill/a1',
      productCount: 42,
    },
  ],
  ...over,
})

export const makeBrandSummary = (over: Partial<BrandSummary> = {}): BrandSummary => ({
  id: 3,
  slug: 'volgatool',
  name: 'ВолгаТул',
  country: 'Россия',
  productCount: 42,
  ...over,
})

export const makeSuggestions = (over: Partial<Suggestions> = {}): Suggestions => ({
  products: [
    {
      id: 1001,
      slug: 'sverlo-vt-1001',
      name: 'Сверло спиральное 8,5 мм',
      article: 'VT-1204/85',
      image: null,
      brand: { name: 'ВолгаТул' },
    },
    {
      id: 1002,
      slug: 'sverlo-vt-1002',
      name: 'Сверло центровочное А4',
      article: 'VT-2101/4',
      image: null,
      brand: null,
    },
  ],
  sections: [
    {
      id: 12,
      slug: 'sverla-spiralnye',
      name: 'Свёрла спиральные',
      parent: { name: 'Режущий инструмент' },
    },
  ],
  brands: [],
  ...over,
})
