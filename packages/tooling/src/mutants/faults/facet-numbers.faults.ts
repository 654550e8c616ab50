import type { Fault } from '../fault.ts'

/** Numbers that are typed into filters: looked for among values, and meant exactly. */
export const faults: readonly Fault[] = [
  {
    id: 'facet-search-knows-the-comma-alone',
    file: 'remote-catalog/src/shared/filters/facet-search.tsx',
    find: ".toLowerCase().replaceAll(',', '.')",
    replace: '.toLowerCase()',
    tests: ['section/section-filters.test'],
    harm: '«8.5» с точкой в длинном фильтре не находит ничего',
  },
  {
    id: 'facet-search-stumbles-over-a-unit',
    file: 'remote-catalog/src/shared/filters/facet-search.tsx',
    find: "kind === 'number' && ",
    replace: "kind === 'flag' && ",
    tests: ['section/section-filters.test'],
    harm: '«8,5 мм» в длинном фильтре не находит ничего',
  },
  {
    id: 'facet-search-in-vain-is-mute',
    file: 'remote-catalog/src/shared/filters/facet-search.tsx',
    find: ' && messages.nothing',
    replace: ' && null',
    tests: ['section/section-filters.test'],
    harm: 'все значения фильтра пропали, и не сказано почему',
  },
  {
    id: 'exact-number-is-a-lower-bound',
    file: 'remote-catalog/src/shared/listing/listing.params.ts',
    find: 'const to = draft.is ?? draft.to',
    replace: 'const to = draft.to',
    tests: ['listing.params.test', 'section/section-filters.test'],
    harm: 'набранное «ровно 8,5» находит и всё, что больше',
  },
  {
    id: 'exact-number-said-twice',
    file: 'remote-catalog/src/shared/listing/attribute-text.ts',
    find: 'return from === to ? shown(to) : ',
    replace: 'return ',
    tests: ['section/section-filters.test'],
    harm: 'среди выбранного «8,5–8,5 мм»',
  },
  {
    id: 'exact-number-stays-typed',
    file: 'remote-catalog/src/shared/filters/facet-range.tsx',
    find: "if (part === 'is')",
    replace: "if (part === 'to')",
    tests: ['section/section-filters.test'],
    harm: 'после «ровно 8,5» границы уже не изменить',
  },
  {
    id: 'exact-number-for-every-range',
    file: 'remote-catalog/src/shared/filters/facet-range.tsx',
    find: "facet.values.length === 0 && facet.code !== 'price' && (",
    replace: 'facet.name && (',
    tests: ['section/section-filters.test'],
    harm: 'ровно одну цену спрашивают у всех, а рядом со списком значений стоит второй способ',
  },
]
