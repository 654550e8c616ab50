import type { ArticleHits } from './article.ts'
import { exclusionOf } from './exclusions.ts'
import type { Expansion } from './expansion.ts'
import { withMillimetres } from './question-text.ts'
import { sizedText } from './sizes.ts'
import { standardReadings } from './standard-pairs.ts'
import { isForAnalogue } from './trade-spellings.messages.ts'
import { withOtherLayout, withoutStopWords } from './typed-question.ts'
import { NOTHING, type Understanding } from './understanding.ts'
import { askedWordsOf } from './words.ts'

/** Null when the question has nothing of the kind, or nothing is found. */
type Reading = (text: string, limit: number | null) => Understanding | null

export type OtherReadings = {
  /** «Ключ hj;rjdsq», «rk.x рожковый»: some words typed in the other keyboard layout. */
  inTwoLayouts: Reading
  /** «2 м» as 2000 when no product has two metres. */
  inMillimetres: Reading
  /** By standards equal to the asked one, or by similar ones, which the answer reports. */
  byStandard: Reading
  /** «Без поверки», «не твердосплавное»: products that say so, else products that lack it. */
  byDenial: Reading
  /** «Аналог 2301-0054»: that product, then products of its section and sizes. */
  byLikeness: Reading
}

type Ways = {
  understand: (text: string, limit: number | null) => Understanding
  hasWord: (word: string) => boolean
  isSaid: (word: string) => boolean
  isFoundAs: (words: readonly string[]) => boolean
  withWord: (expansions: readonly Expansion[], word: string, limit: number | null) => Uint32Array
  /** Whether the dictionary has a meaning for the whole phrase: «молоток без отдачи». */
  isMeant: (text: string) => boolean
  findArticle: (text: string) => ArticleHits | null
  alikes: (position: number) => number[]
}

/** Other ways to read a question, each searched anew. */
export const openOtherReadings = ({
  understand,
  hasWord,
  isSaid,
  isFoundAs,
  withWord,
  isMeant,
  findArticle,
  alikes,
}: Ways): OtherReadings => {
  const inTwoLayouts: Reading = (typed, limit) => {
    const text = withOtherLayout(typed, isSaid)
    const found = text === typed ? null : understand(text, limit)
    if (found === null || found.positions.length === 0) return null
    const used = found.used ?? text
    return found.match.kind === 'exact'
      ? { ...found, used, match: { kind: 'layout', text } }
      : { ...found, used }
  }

  const inMillimetres: Reading = (tidy, limit) => {
    const text = withMillimetres(tidy)
    if (text === tidy) return null
    const sized = sizedText(tidy, hasWord)
    const measured = sized?.restore(askedWordsOf(sized.text))
    if (measured !== undefined && isFoundAs(measured)) return null
    const found = understand(text, limit)
    const isExact = found.match.kind === 'exact' && found.positions.length > 0
    return isExact ? { ...found, used: found.used ?? text } : null
  }

  const byStandard: Reading = (tidy, limit) => {
    const readings = standardReadings(tidy, hasWord)
    if (readings === null || readings.texts.every((text) => text === tidy)) return null
    const all = readings.texts
      .map((text) => ({ text, understood: understand(text, limit) }))
      .filter(({ understood }) => understood.positions.length > 0)
    const exact = all.filter(({ understood }) => understood.match.kind === 'exact')
    const found = exact.length > 0 ? exact : all.slice(0, 1)
    const [first] = found
    if (!first) return null
    const positions = Uint32Array.from(
      new Set(found.flatMap(({ understood }) => [...understood.positions])),
    )
    const { used = first.text, ...understood } = first.understood
    const { match } = understood
    if (readings.absent === null || match.kind !== 'exact')
      return { ...understood, positions, used }
    const { missing, values, rest } = readings.absent
    const absent = { kind: 'absent', text: rest, missing, values, code: 'standard' } as const
    return { ...understood, positions, used, match: absent }
  }

  const byDenial: Reading = (tidy, limit) => {
    const denied = exclusionOf(tidy)
    if (denied === null || isMeant(tidy)) return null
    const { word, thing, rest } = denied
    const found = understand(rest, null)
    if (found.positions.length === 0 || found.expansions.length === 0) return null
    const used = found.used ?? rest
    const told = (positions: Uint32Array): Understanding =>
      found.match.kind === 'exact'
        ? { ...found, positions, used: tidy, match: { kind: 'exact', text: tidy } }
        : { ...found, positions, used }
    const saying =
      word === null || !hasWord(word) ? new Uint32Array(0) : withWord(found.expansions, word, limit)
    if (saying.length > 0) return told(saying)
    const having = understand(`${rest} ${thing}`, null)
    const own = new Set(having.match.kind === 'exact' ? having.positions : [])
    const others = found.positions.filter((position) => !own.has(position))
    if (own.size > 0 && others.length > 0) return told(others)
    return { ...found, used, match: { kind: 'partial', text: used } }
  }

  const byLikeness: Reading = (typed) => {
    if (!isForAnalogue.test(typed)) return null
    const article = withoutStopWords(typed)
    const [position, ...others] = findArticle(article)?.exact ?? []
    if (position === undefined || others.length > 0) return null
    const alike = alikes(position)
    if (alike.length === 0) return null
    const positions = Uint32Array.from([position, ...alike])
    return { ...NOTHING, positions, used: article, match: { kind: 'exact', text: typed } }
  }

  return { inTwoLayouts, inMillimetres, byStandard, byDenial, byLikeness }
}
