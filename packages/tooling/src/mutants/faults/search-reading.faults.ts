import type { Fault } from '../fault.ts'

/** What the search says it has understood. */
export const faults: readonly Fault[] = [
  {
    id: 'reading-repeats-what-was-typed',
    file: 'packages/bff/src/modules/catalog/index/text/search.ts',
    find: "const isAsTyped = match.kind === 'exact' || match.kind === 'replaced'",
    replace: 'const isAsTyped = match !== null',
    tests: ['index/text/used-text.test'],
    harm: '«cdthkj 8» понято как «cdthkj»; названы слова и размер, по которым не искали',
  },
  {
    id: 'reading-without-the-dictionary',
    file: 'packages/bff/src/modules/catalog/index/text/search.ts',
    find: 'if (meant) return exactly(meant, meant.said)',
    replace: 'if (meant) return exactly(meant)',
    tests: ['index/text/used-text.test'],
    harm: '«болгарка» не названа УШМ',
  },
  {
    id: 'reading-picks-one-of-meanings',
    file: 'packages/bff/src/modules/catalog/index/text/search.ts',
    find: '...(isOne ? { said } : {})',
    replace: 'said',
    tests: ['index/text/used-text.test'],
    harm: 'из нескольких смыслов слова назван один, хотя показаны все',
  },
  {
    id: 'reading-of-another-article',
    file: 'packages/bff/src/modules/catalog/index/text/search.ts',
    find: "if (match.kind === 'similar') return ''",
    replace: '',
    tests: ['index/text/used-text.test'],
    harm: 'артикул, которого нет, назван понятым',
  },
  {
    id: 'section-not-named-in-reading',
    file: 'packages/bff/src/modules/catalog/reading.ts',
    find: 'if (named) {',
    replace: 'if (!named) {',
    tests: ['catalog/reading.test'],
    harm: 'в «сверло 8,5» раздел не назван',
  },
  {
    id: 'section-named-though-goods-lie-elsewhere',
    file: 'packages/bff/src/modules/catalog/reading.ts',
    find: '.find(({ section }) => section.hasAll())',
    replace: '.at(0)',
    tests: ['catalog/reading.test'],
    harm: 'назван раздел, хотя найдено и в других',
  },
  {
    id: 'value-in-the-case-of-the-question',
    file: 'packages/bff/src/modules/catalog/reading.ts',
    find: 'having.map(({ label }) => label)',
    replace: '[word]',
    tests: ['catalog/reading.test'],
    harm: '«Обрабатываемый материал: металлу»',
  },
  {
    id: 'chips-of-what-was-typed',
    file: 'packages/bff/src/modules/catalog/listing.service.ts',
    find: 'readingOf(index.usedText(asked.q), {',
    replace: 'readingOf(asked.q, {',
    tests: ['catalog/listing.service.test'],
    harm: '«понял так» называет слова, по которым не искали',
  },
]
