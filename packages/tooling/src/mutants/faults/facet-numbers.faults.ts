import type { Fault } from '../fault.ts'

/** Numbers that are typed into filters: looked for among values, and meant exactly. */
export const faults: readonly Fault[] = [
  {
    id: 'facet-search-knows-the-comma-alone',
    file: 'remote-catalog/src/shared/filters/facet-values.tsx',
    find: ".toLowerCase().replaceAll(',', '.')",
    replace: '.toLowerCase()',
    tests: ['section/section-filters.test'],
    harm: '«8.5» с точкой в длинном фильтре не находит ничего',
  },
  {
    id: 'facet-search-stumbles-over-a-unit',
    file: 'remote-catalog/src/shared/filters/facet-values.tsx',
    find: "kind === 'number' && ",
    replace: "kind === 'flag' && ",
    tests: ['section/section-filters.test'],
    harm: '«8,5 мм» в длинном фильтре не находит ничего',
  },
  {
    id: 'facet-search-in-vain-is-mute',
    file: 'remote-catalog/src/shared/filters/facet-values.tsx',
    find: ' && messages.noValue',
    replace: ' && null',
    tests: ['section/section-filters.test'],
    harm: 'все значения фильтра пропали, и не сказано почему',
  },
]
