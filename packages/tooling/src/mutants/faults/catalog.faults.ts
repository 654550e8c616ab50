import type { Fault } from '../fault.ts'

/** Lists, filters and search of the catalogue. */
export const faults: readonly Fault[] = [
  {
    id: 'range-applied-by-halves',
    file: 'remote-catalog/src/shared/filters/facet-range.tsx',
    find: 'if (isStillInRange(event) || isWrong) return',
    replace: 'if (isWrong) return',
    tests: ['section/section.test'],
    harm: 'список перезагружается, пока не набрана вторая граница',
  },
  {
    id: 'lone-value-as-a-filter',
    file: 'remote-catalog/src/shared/filters/filters-form.tsx',
    find: '.filter((facet) => isChoice(facet, shown))',
    replace: '',
    tests: ['section/section.test'],
    harm: 'панель забита фильтрами, в которых не из чего выбирать',
  },
  {
    id: 'no-way-past-the-filters',
    file: 'remote-catalog/src/shared/listing/product-listing.tsx',
    find: 'className="to-list"',
    replace: 'className="to-list" hidden',
    tests: ['section/section.test'],
    harm: 'с клавиатуры до первого товара восемьдесят остановок',
  },
  {
    id: 'backslash-not-understood',
    file: 'packages/bff/src/modules/catalog/index/text/words.ts',
    find: ".replaceAll('\\\\', '/')",
    replace: '',
    tests: ['text/search.test'],
    harm: '«1\\2» ничего не находит',
  },
  {
    id: 'backslash-is-a-bad-address',
    file: 'shell/server/page-path.ts',
    find: "if (rawPath.includes('%00')) return",
    replace: 'if (/%00|%5c/i.test(rawPath)) return',
    tests: ['page-path.test'],
    harm: 'поиск с обратной чертой отвечает голой ошибкой',
  },
  {
    id: 'backslash-leads-out',
    file: 'shell/server/page-path.ts',
    find: "rawPath.replaceAll('\\\\', '%5C')",
    replace: 'rawPath',
    tests: ['page-path.test'],
    harm: 'ссылка магазина уводит на чужой сайт',
  },
]
