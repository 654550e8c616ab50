import type { CatalogIndex } from '../../modules/catalog/catalog.index.ts'

/** As long as the call takes it; longer ones are refused before they reach the index. */
const LONGEST = 200
const filled = (part: string): string => part.repeat(LONGEST).slice(0, LONGEST)

/** What nobody means: wildcards, patterns, SQL, marks, and the longest of each kind. */
export const strangeQuestions: readonly string[] = [
  '%',
  '_',
  '%%%___',
  '.*',
  '(a+)+$',
  '[а-я]+|\\d{1,9}',
  '\\',
  "' or 1=1 --",
  "'; drop table product; --",
  '<script>alert(1)</script>',
  '🔩',
  filled('🔩🪛'),
  '\u202eолревс',
  '\u0301\u0301\u0301',
  'null',
  '__proto__',
  'NaN',
  filled('%'),
  filled('(a+)+'),
  filled('а '),
  filled('а'),
  filled('сверло '),
  filled('свррло '),
  filled('cdthkj '),
  filled('8,5x117 '),
  filled('9'),
  filled('1-'),
  filled('R390-11T3 '),
  filled('ё-/х*'),
]

export type Strange = {
  asked: number
  /** The one that has held the event loop longest, and for how many milliseconds. */
  slowest: { asked: string; ms: number }
}

/** A question is answered in one turn of the event loop, so this is how long everybody else has waited. */
export const askStrange = (index: CatalogIndex, now = () => performance.now()): Strange => {
  let slowest = { asked: '', ms: 0 }
  for (const text of strangeQuestions) {
    const begun = now()
    index.list({
      ...{ sectionId: null, brandId: null, text, filters: [], price: null, priceTypeId: 1 },
      ...{ sort: 'popular', offset: 0, limit: 20 },
    })
    index.suggest(text, { products: 6, sections: 4, brands: 3 })
    const ms = now() - begun
    if (ms > slowest.ms) slowest = { asked: text, ms }
  }
  return { asked: strangeQuestions.length, slowest }
}
