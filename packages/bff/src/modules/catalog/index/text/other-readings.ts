import { withMillimetres } from './question-text.ts'
import { sizedText } from './sizes.ts'
import { standardReadings } from './standard-pairs.ts'
import { withOtherLayout } from './typed-question.ts'
import type { Understanding } from './understanding.ts'
import { askedWordsOf } from './words.ts'

/** Null when the question has nothing of the kind, or nothing is found so. */
type Reading = (text: string, limit: number | null) => Understanding | null

export type OtherReadings = {
  /** «Ключ hj;rjdsq», «rk.x рожковый»: some of the words in the other layout. */
  inTwoLayouts: Reading
  /** «2 м» as 2000 where nothing measures two metres. */
  inMillimetres: Reading
  /** By standards that are equal to the asked one, or by those near it, which is said. */
  byStandard: Reading
}

type Ways = {
  understand: (text: string, limit: number | null) => Understanding
  hasWord: (word: string) => boolean
  isSaid: (word: string) => boolean
  isFoundAs: (words: readonly string[]) => boolean
}

/** Questions that are asked again in other words. */
export const openOtherReadings = ({
  understand,
  hasWord,
  isSaid,
  isFoundAs,
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

  return { inTwoLayouts, inMillimetres, byStandard }
}
