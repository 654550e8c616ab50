import type { CatalogIndex, TextMatch } from '../../search/catalog-index.ts'
import { foldLookAlikes } from '../../search/text/words.ts'
import type { KnownProduct } from './demo-source.ts'
import { fold, hasSought, type Question, type SoughtValue } from './question.ts'
import { absent } from './questions/absent.messages.ts'
import { articles } from './questions/articles.messages.ts'
import { asked } from './questions/asked.messages.ts'
import { brands } from './questions/brands.messages.ts'
import { designations } from './questions/designations.messages.ts'
import { inflection } from './questions/inflection.messages.ts'
import { jargon } from './questions/jargon.messages.ts'
import { jargonForms } from './questions/jargon-forms.messages.ts'
import { layout } from './questions/layout.messages.ts'
import { mended } from './questions/mended.messages.ts'
import { phrases } from './questions/phrases.messages.ts'
import { senses } from './questions/senses.messages.ts'
import { sizes } from './questions/sizes.messages.ts'
import { sizesWritten } from './questions/sizes-written.messages.ts'
import { standardsAndInserts } from './questions/standards-and-inserts.messages.ts'
import { transliteration } from './questions/transliteration.messages.ts'
import { typos } from './questions/typos.messages.ts'
import { units } from './questions/units.messages.ts'

export const classes = {
  articles,
  layout,
  typos,
  transliteration,
  inflection,
  jargon: [...jargon, ...jargonForms],
  sizes: [...sizes, ...sizesWritten],
  designations: [...designations, ...standardsAndInserts],
  brands,
  phrases,
  absent,
  units,
  mended,
  asked,
  senses,
} as const satisfies Record<string, readonly Question[]>
export type QuestionClass = keyof typeof classes

export type Miss = { asked: string; found: readonly string[] }
export type ClassResult = { name: QuestionClass; asked: number; right: number; misses: Miss[] }

const FIRST = 5

const isSame = (one: string, other: string): boolean =>
  foldLookAlikes(fold(one)) === foldLookAlikes(fold(other))
/**
 * A missing value must be reported, with values that the right goods do have; an existing value must not be reported as
 * missing.
 */
const isAbsenceReported = (
  match: TextMatch | null,
  absent: SoughtValue | undefined,
  right: readonly KnownProduct[],
): boolean => {
  if (match?.kind !== 'absent') return absent === undefined
  if (!absent || !isSame(match.missing, absent.value)) return false
  return (
    match.values.length > 0 &&
    match.values.every((value) =>
      right.some((product) => hasSought(product, { code: absent.code, value })),
    )
  )
}

/** The goods that answer a question: those with the requested value, or else those without it. */
const answersOf = ({ right, sought }: Question, all: readonly KnownProduct[]) => {
  const fitting = right === null ? [] : all.filter(right)
  const exact = sought ? fitting.filter((product) => hasSought(product, sought)) : fitting
  return exact.length > 0 ? { wanted: exact } : { wanted: fitting, absent: sought }
}

/**
 * Asks the questions of a class whose goods the catalogue has. An answer is right if its first five goods are, or all
 * of them if there are fewer.
 */
export const askClass = (
  name: QuestionClass,
  index: CatalogIndex,
  products: ReadonlyMap<number, KnownProduct>,
): ClassResult => {
  const all = [...products.values()]
  const result: ClassResult = { name, asked: 0, right: 0, misses: [] }
  for (const question of classes[name] as readonly Question[]) {
    const { asked, right } = question
    const { wanted, absent } = answersOf(question, all)
    const least = Math.min(FIRST, wanted.length)
    if (right !== null && least === 0) continue
    const { ids, match } = index.list({
      sectionId: null,
      brandId: null,
      text: asked,
      filters: [],
      price: null,
      priceTypeId: 1,
      sort: 'popular',
      offset: 0,
      limit: FIRST,
    })
    const found = ids.flatMap((id) => products.get(id) ?? [])
    result.asked += 1
    const isRight =
      right === null
        ? found.length === 0
        : found.length >= least &&
          found.slice(0, least).every((product) => wanted.includes(product)) &&
          isAbsenceReported(match, absent, wanted)
    if (isRight) result.right += 1
    else result.misses.push({ asked, found: found.map((one) => `${one.article} ${one.name}`) })
  }
  return result
}

export const classNames: readonly QuestionClass[] = [
  'articles',
  'layout',
  'typos',
  'transliteration',
  'inflection',
  'jargon',
  'sizes',
  'designations',
  'brands',
  'phrases',
  'absent',
  'units',
  'mended',
  'asked',
  'senses',
]
