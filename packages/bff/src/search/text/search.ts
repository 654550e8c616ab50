import { swapKeyboardLayout } from '@isp/i18n'
import type { TextMatch } from '../catalog-index.ts'
import type { IndexData } from '../columns.ts'
import { recentCache } from '../recent-cache.ts'
import { openAbsences } from './absences.ts'
import { type ArticleHits, openArticles } from './article.ts'
import { openAskedInserts } from './asked-inserts.ts'
import { joinedWordsOf, mendedWordsOf, respellings } from './designation.ts'
import { openDictionary } from './dictionary.ts'
import { exclusionOf } from './exclusions.ts'
import { type Expansion, isKnown, openExpander } from './expansion.ts'
import { withMetricInches } from './inches.ts'
import { type AskedInsert, insertOf } from './inserts.ts'
import { openMatching } from './matching.ts'
import { openNearSizes } from './near-sizes.ts'
import { openNearest } from './nearest.ts'
import { openOtherReadings } from './other-readings.ts'
import { articlesByEar } from './other-scripts.ts'
import { pairReadings } from './pairs.ts'
import { normaliseQuestion, withoutQuantity } from './question-text.ts'
import { numeroReadings, openReadings } from './readings.ts'
import { stopWords } from './russian.messages.ts'
import { openSectionsAndBrands } from './sections-and-brands.ts'
import { openSimilarProducts } from './similar-products.ts'
import { sizedText, sizeReadings, withoutThirdSide } from './sizes.ts'
import { openSounds } from './sounds.ts'
import { isStandard, withoutUnknownStandards } from './standards.ts'
import { hasInchMark } from './trade-sizes.messages.ts'
import {
  bareThreads,
  hasBrokenWords,
  thingOf,
  withoutStopWords,
  withWholeArticles,
} from './typed-question.ts'
import { type Found, NOTHING, type Understanding, understoodText } from './understanding.ts'
import { openVocabulary } from './vocabulary.ts'
import { askedWordsOf, hasDigit, isNumber, MAX_WORDS, wordsOfPart } from './words.ts'

/** Results of a text: positions in order of relevance, and how the text was understood. */
export type TextHits = { positions: Uint32Array; match: TextMatch }

export type TextSearch = {
  find: (text: string) => TextHits & { used: string }
  /**
   * The first products, with the sections and brands that the words name, leaving out those without products. Avoids
   * scanning the whole catalogue where possible.
   */
  suggest: (text: string, limits: SuggestLimits) => Suggested
}

export type SuggestLimits = { products: number; sections: number; brands: number }
export type Suggested = TextHits & { sectionIds: number[]; brandIds: number[] }

type Meaning = { text: string; said: string }

const CACHED_TEXTS = 300
const CACHED_POSITIONS = 2_000_000
/** Real questions are shorter; longer ones are pasted or an attack. */
const MAX_TEXT = 300

/** Adds the words that were not searched for to the match. */
const withUnused = (understanding: Understanding): Understanding => {
  const { match, unused } = understanding
  return unused.length > 0 ? { ...understanding, match: { ...match, unused } } : understanding
}

/** «Нутромер 18-50» when the thing is not sold: results that share only its numbers are useless. */
const isByNumbersAlone = (matched: readonly Expansion[], asked: readonly Expansion[]): boolean =>
  matched.every((one) => isNumber(one.asked)) &&
  asked.some((one) => !isKnown(one) && /^\p{L}{4,}$/u.test(one.asked))

/** Result of a question without an unknown standard: the match is partial at best. */
const asPartial = ({ used, ...understood }: Understanding, rest: string): Understanding =>
  ['exact', 'replaced', 'layout'].includes(understood.match.kind)
    ? { ...understood, match: { kind: 'partial', text: used ?? rest } }
    : understood

const DECIMAL_COMMA = /\d,\d/
const DECIMAL_POINT = /(?<![\d.])(\d+)\.(\d+)(?![\d.])/g

/** The text that was really used; empty for an article that was not found. Numbers keep the comma as typed. */
const asUsed = (typed: string, meant: string | undefined, match: TextMatch): string => {
  if (match.kind === 'similar') return ''
  const isAsTyped = match.kind === 'exact' || match.kind === 'replaced'
  const used = meant ?? (isAsTyped ? withoutQuantity(typed).trim() : match.text)
  return DECIMAL_COMMA.test(typed) ? used.replace(DECIMAL_POINT, '$1,$2') : used
}

export const openTextSearch = (data: IndexData): TextSearch => {
  const vocabulary = openVocabulary(data)
  const articles = openArticles(data)
  const { expand } = openExpander(vocabulary, articles, openSounds(data))
  const matching = openMatching(data)
  const cache = recentCache<Understanding>(CACHED_TEXTS, CACHED_POSITIONS, (entry) =>
    Math.max(entry.positions.length, 1),
  )
  const named = openSectionsAndBrands(data, vocabulary)
  const nearest = openNearest(data, vocabulary)
  const inserts = openAskedInserts(vocabulary)
  const absences = openAbsences(data, vocabulary)
  const withWord = (
    expansions: readonly Expansion[],
    word: string,
    limit: number | null,
  ): Uint32Array => matching.all([...expansions, ...expand([word], false)], null, limit)

  const isWord = (part: string): boolean => {
    const [word, ...others] = wordsOfPart(part)
    return word !== undefined && others.length === 0 && vocabulary.find(word) !== null
  }

  const hasWord = (word: string): boolean => vocabulary.find(word) !== null
  const dictionary = openDictionary(data.meta.synonyms)
  const withReadings = (said: string): Meaning[] => {
    const readings = sizeReadings(said, hasWord)
    return (readings.length > 0 ? readings : [said]).map((text) => ({ text, said }))
  }
  /** Whether it is a known word or a form of one, not just a beginning. */
  const isSaid = (word: string): boolean =>
    hasWord(word) ||
    dictionary.has(word) ||
    (!hasDigit(word) && vocabulary.withStem(word).length > 0)
  const isFound = (part: string): boolean => expand(wordsOfPart(part), false).every(isKnown)
  const readingsOf = openReadings(vocabulary, dictionary, isFound)
  /** A text that looks like an article is a question if it contains a word: «CNMG 120408». */
  const isArticle = (text: string): boolean =>
    articles.isArticle(text) &&
    !(
      /\s/.test(text) &&
      askedWordsOf(text).some((word) => /^\p{L}{3,}$/u.test(word) && isWord(word))
    )

  const areSizes = (numbers: readonly string[], position: number): boolean =>
    numbers.every((number) => nearest.isSizeOf(number, position))

  /** Whether some product has all of the words. */
  const isFoundAs = (words: readonly string[]): boolean =>
    matching.all(expand(words, false), null, 1).length > 0

  const understand = (text: string, limit: number | null): Understanding => {
    const typed = text.slice(0, MAX_TEXT).toWellFormed().trim()
    const attempt = (
      asked: readonly string[],
      isLoose: boolean,
      article: ArticleHits | null,
    ): Found => {
      const expansions = expand(asked.slice(0, MAX_WORDS), isLoose)
      const positions = matching.all(expansions, article, limit)
      // an article is searched as a whole, however many parts it has
      const unused = article === null ? asked.slice(MAX_WORDS) : []
      return { expansions, positions, unused }
    }
    /** Tries «ER 32» as «ER32» first: letters and number apart may be found in unrelated places of a product. */
    const attemptJoined = (
      spelt: string,
      asked: readonly string[],
      article: ArticleHits | null,
    ): Found => {
      const joined = joinedWordsOf(spelt, isWord)
      const together = joined === null ? null : attempt(joined, false, null)
      if (joined === null || !together?.positions.length) return attempt(asked, false, article)
      return article === null ? together : attempt(joined, false, article)
    }
    /** Tries «8×117» and «18 В» as single words first. */
    const attemptSized = (spelt: string, article: ArticleHits | null): Found => {
      const sized = article === null ? sizedText(spelt, hasWord) : null
      if (sized) {
        const joined = joinedWordsOf(sized.text, isWord)
        for (const words of [joined, askedWordsOf(sized.text)]) {
          const found = words === null ? null : attempt(sized.restore(words), false, null)
          if (found?.positions.length) return found
        }
      }
      return attemptJoined(spelt, askedWordsOf(spelt), article)
    }
    /** «8 5» as 8.5 where that is a size, «13/14» as 13×14. */
    const attemptPair = (spelt: string): (Found & { said: string }) | null => {
      for (const { text: said, size } of pairReadings(spelt, hasWord)) {
        const found = attemptSized(said, null)
        const [best] = found.positions
        const isSize = best !== undefined && (size === undefined || nearest.isSizeOf(size, best))
        if (isSize) return { ...found, said }
      }
      return null
    }
    const attemptBare = (spelt: string): Found => attemptSized(spelt, null)
    const attemptFamily = (spelt: string): (Found & { said: string }) | null => {
      const family = inserts.family(spelt, attemptBare)
      return family === null ? null : { ...family, said: spelt }
    }
    const attemptWhole = (spelt: string): (Found & { said: string }) | null =>
      attemptFamily(spelt) ?? attemptPair(spelt)
    /** All meanings from the dictionary, searched one after the other. */
    const attemptMeant = (meanings: readonly Meaning[]): (Found & { said?: string }) | null => {
      const found = meanings
        .map(({ text: one, said }) => attemptWhole(one) ?? { ...attemptSized(one, null), said })
        .filter(({ positions }) => positions.length > 0)
      const [first] = found
      if (first === undefined || found.length === 1) return first ?? null
      const positions = new Set(found.flatMap((one) => [...one.positions]))
      // with several meanings it is unknown which one was meant
      const isOne = found.every(({ said }) => said === first.said)
      const { said, ...one } = first
      return { ...one, ...(isOne ? { said } : {}), positions: Uint32Array.from(positions) }
    }
    const exactly = ({ expansions, positions, unused }: Found, used?: string): Understanding => ({
      ...{ expansions, positions, unused, match: { kind: 'exact', text: typed } },
      ...(used === undefined ? {} : { used }),
    })
    const byArticle = (found: Found, hits: ArticleHits | null, used?: string): Understanding =>
      hits?.isReplaced
        ? { ...found, match: { kind: 'replaced', text: typed } }
        : exactly(found, used)

    const ownArticle = articles.find(typed)
    if (ownArticle && (ownArticle.exact.length > 0 || articles.isArticle(typed))) {
      return byArticle(attemptJoined(typed, askedWordsOf(typed), ownArticle), ownArticle)
    }
    const alike = otherReadings.byLikeness(typed, limit)
    if (alike) return alike
    const tidy = normaliseQuestion(typed)
    const denied = otherReadings.byDenial(tidy, limit)
    if (denied) return denied
    const standardised = otherReadings.byStandard(tidy, limit)
    if (standardised) return standardised
    const converted = otherReadings.inMillimetres(tidy, limit)
    if (converted) return converted
    const designated = absences.designated(tidy, { understand, withWord }, limit)
    if (designated) return designated
    const rewritten = numeroReadings(tidy, hasWord).map((one) => ({
      one,
      meanings: readingsOf(one),
    }))
    for (const { meanings } of rewritten) {
      const meant = attemptMeant(meanings.flatMap(withReadings))
      if (meant) return exactly(meant, meant.said)
    }
    // the number without its sign is the simplest reading
    const plainest = rewritten.at(-1)
    const isSigned = rewritten.length > 1 && attemptSized(tidy, null).positions.length > 0
    const said = isSigned ? rewritten[0]?.meanings[0] : plainest?.meanings[0]
    const inInches = said ?? (isSigned ? tidy : (plainest?.one ?? tidy))
    const asTyped = hasInchMark.test(inInches) ? withMetricInches(inInches) : inInches
    const bare = withoutStopWords(asTyped)
    const article = ownArticle ?? articles.find(bare)
    const sizes = sizeReadings(inInches, hasWord).map((one) => ({ text: one, said: inInches }))
    const direct = article === null ? attemptWhole(asTyped) : attemptFamily(asTyped)
    if (direct) return exactly(direct, direct.said === tidy ? said : direct.said)
    const otherSizes = article === null ? attemptMeant(sizes) : null
    if (otherSizes) return exactly(otherSizes, said)
    const plain = attemptSized(asTyped, article)
    if (plain.positions.length > 0) return byArticle(plain, article, said)

    const otherInsert = inserts.nearest(asTyped, attemptBare)
    if (otherInsert) return otherInsert
    const mendedInsert = withMendedRest(insertOf(asTyped), limit)
    if (mendedInsert) return mendedInsert
    // an unknown standard or insert is not a size: search without it
    const unlisted = withoutUnknownStandards(asTyped, hasWord) ?? insertOf(asTyped)?.rest
    if (unlisted === '') return exactly(NOTHING)
    if (unlisted !== undefined) return asPartial(understand(unlisted, limit), unlisted)
    const shorter = withoutThirdSide(asTyped)
    const short = shorter === null ? null : attemptSized(shorter, null)
    if (short && short.positions.length > 0) {
      return { ...short, match: { kind: 'partial', text: shorter ?? '' } }
    }

    const words = askedWordsOf(asTyped)
    const swapped = swapKeyboardLayout(typed)
    const isSwappable = swapped !== typed && !hasBrokenWords(typed, swapped)
    const swappedWords = isSwappable ? askedWordsOf(swapped) : []
    const whole = withWholeArticles(bare)
    const respelt = respellings(asTyped, isWord)
    for (const variant of whole ? [whole, ...respelt] : respelt) {
      const found = attempt(variant, false, null)
      const [best] = found.positions
      if (best !== undefined && areSizes(bareThreads(words, variant), best)) {
        return exactly(found, said)
      }
    }
    const inside = articles.find(bare, true)
    if (inside) return exactly(attempt(words, false, inside), said)

    const tidySwapped = isSwappable ? normaliseQuestion(swapped) : ''
    const otherArticle = swappedWords.length > 0 ? articles.find(swapped) : null
    const otherMeanings = isSwappable ? readingsOf(tidySwapped) : []
    const otherMeant = attemptMeant(otherMeanings.map((one) => ({ text: one, said: one })))
    const otherLayout = otherMeant ?? (isSwappable ? attemptSized(tidySwapped, otherArticle) : null)
    if (otherLayout && otherLayout.positions.length > 0) {
      const { expansions, positions, unused } = otherLayout
      const used = otherMeant?.said ?? swapped
      return { expansions, positions, unused, used, match: { kind: 'layout', text: swapped } }
    }
    const inPart = otherReadings.inTwoLayouts(typed, limit)
    if (inPart) return inPart
    const byEar = [bare, ...(isSwappable ? [swapped] : [])]
      .flatMap(articlesByEar)
      .map((one) => articles.find(one))
    const heard = byEar.find((hits) => hits !== null)
    if (heard) return byArticle(attempt([], false, heard), heard)
    if (isArticle(bare)) {
      const positions = Uint32Array.from(articles.near(bare))
      const kind = positions.length > 0 ? 'similar' : 'exact'
      return { expansions: [], unused: [], positions, match: { kind, text: typed } }
    }
    /** A reading with its typos mended; null if every word is known, since the result would be the same. */
    const mendedAs = (text: string) => {
      const kept = sizedText(text, (word) => isStandard(word) && hasWord(word))
      const isKept = (part: string): boolean =>
        (kept !== null && /^zq\d+$/.test(part)) || isFound(part)
      const loose = mendedWordsOf(kept?.text ?? text, isWord, isKept)
      const read = kept?.restore(loose) ?? loose
      const isAsTyped = text === asTyped && read.join(' ') === words.join(' ')
      const isMended = !isAsTyped || !plain.expansions.every(isKnown)
      return { kept, read, mended: isMended ? attempt(read, true, null) : plain }
    }
    const firstMended = () => {
      const asFirst = mendedAs(asTyped)
      if (asFirst.mended.positions.length > 0) return asFirst
      for (const other of plainest?.meanings.slice(1) ?? []) {
        const one = mendedAs(other)
        if (one.mended.positions.length > 0) return one
      }
      return asFirst
    }
    const { kept, read, mended } = firstMended()
    if (mended.positions.length > 0) {
      const isTypo = mended.expansions.some(({ change }) => change === 'corrected')
      const isSwapped = mended.expansions.some(({ change }) => change === 'layout')
      if (!isTypo && !isSwapped) return exactly(mended, said)
      const kind = isTypo ? 'corrected' : 'layout'
      return { ...mended, match: { kind, text: understoodText(mended.expansions) } }
    }
    // correction is expensive: the other keyboard layout is not tried when most words are known
    const isTypedRight = mended.expansions.filter(isKnown).length * 2 >= mended.expansions.length
    const mendedLayout = attempt(isTypedRight ? [] : swappedWords, true, null)
    if (mendedLayout.positions.length > 0) {
      return {
        ...mendedLayout,
        match: { kind: 'layout', text: understoodText(mendedLayout.expansions) },
      }
    }
    const joined = joinedWordsOf(kept?.text ?? asTyped, isWord)
    const apart = joined === null ? null : (kept?.restore(joined) ?? joined)
    const asked = (apart ?? words).slice(0, MAX_WORDS)
    const findRest = (rest: readonly string[]): Found => attempt(rest, true, null)
    const isAllKnown = mended.expansions.every(isKnown)
    const valued = isAllKnown ? absences.valued(asked, findRest) : null
    if (valued) return valued
    const near = nearSizes.nearestOf(asked, findRest)
    if (near) return near
    const matched = mostOf(mended.expansions, mendedLayout.expansions)
    // «круг на точило» is not a grinder
    const isOtherThing = !matched.some(({ asked }) => asked === read[0])
    const thing = isOtherThing ? thingOf(tidy) : null
    const things = thing === null ? null : understand(thing, limit)
    if (things && things.positions.length > 0 && things.match.kind === 'exact') {
      return asPartial(things, thing ?? '')
    }
    if (matched.length === 0 || isByNumbersAlone(matched, mended.expansions)) {
      return exactly({ ...mended, positions: new Uint32Array(0) })
    }
    const positions = matching.all(matched, null, limit)
    const match: TextMatch = { kind: 'partial', text: understoodText(matched) }
    return { positions, expansions: matched, unused: mended.unused, match }
  }

  /** «Пласина CNMG 120408»: a typo beside an existing insert. */
  const withMendedRest = (insert: AskedInsert | null, limit: number | null) => {
    const rest = insert === null || insert.rest === '' ? null : understand(insert.rest, 1)
    if (insert === null || rest?.match.kind !== 'corrected') return null
    const text = `${rest.match.text} ${insert.code} ${insert.size}`
    const found = understand(text, limit)
    const isThere = found.positions.length > 0 && found.match.kind === 'exact'
    return isThere ? { ...found, used: text, match: { kind: 'corrected', text } as const } : null
  }

  const mostOf = (
    typed: readonly Expansion[],
    swapped: readonly Expansion[],
  ): readonly Expansion[] => {
    // stop words must not answer for the whole question; in the other layout they are one or two random letters
    const asTyped = matching.mostTelling(typed.filter(({ asked }) => !stopWords.has(asked)))
    const asSwapped = matching.mostTelling(
      swapped.filter(({ asked }) => !stopWords.has(swapKeyboardLayout(asked))),
    )
    // compare shares, not counts: punctuation of one layout is letters in the other, so the numbers of words differ
    return asSwapped.length * typed.length > asTyped.length * swapped.length ? asSwapped : asTyped
  }

  const nearSizes = openNearSizes(nearest, understand)
  const otherReadings = openOtherReadings({
    ...{ understand, hasWord, isSaid, isFoundAs, withWord },
    isMeant: (text) => readingsOf(text).some((one) => exclusionOf(one) === null),
    findArticle: articles.find,
    alikes: openSimilarProducts(data),
  })

  const remembered = (text: string, limit: number | null): Understanding => {
    const key = text.slice(0, MAX_TEXT).trim().toLowerCase()
    const known = cache.get(key) ?? (limit === null ? undefined : cache.get(`${limit}\n${key}`))
    if (known) return known
    const understanding = withUnused(nearSizes.withDiameter(text, understand(text, limit)))
    cache.set(limit === null ? key : `${limit}\n${key}`, understanding)
    return understanding
  }

  return {
    find: (text) => {
      const { used, positions, match } = remembered(text, null)
      return { positions, match, used: asUsed(text, used, match) }
    },
    suggest: (text, limits) => {
      const { expansions, positions, match } = remembered(text, limits.products)
      return {
        positions: positions.subarray(0, limits.products),
        sectionIds: named.sections(expansions, limits.sections),
        brandIds: named.brands(expansions, limits.brands),
        match,
      }
    },
  }
}
