import type { Nearest } from './nearest.ts'
import { diameterMarks, saidDiameter } from './russian.messages.ts'
import { THREAD } from './typed-question.ts'
import { type Found, type Understanding, understoodText } from './understanding.ts'
import { askedWordsOf, hasDigit, isNumber } from './words.ts'

type Understand = (text: string, limit: number | null) => Understanding

export type NearSizes = {
  /** «8,5 нет — есть 8,4 и 8,6»: results for the other words in the sizes next to the asked one. */
  nearestOf: (
    words: readonly string[],
    find: (rest: readonly string[]) => Found,
    hasRanges?: boolean,
  ) => Understanding | null
  /**
   * When the question means a diameter but the results have the number as another size, gives the nearest diameters
   * instead.
   */
  withDiameter: (text: string, found: Understanding) => Understanding
}

export const openNearSizes = (nearest: Nearest, understand: Understand): NearSizes => {
  const nearestOf: NearSizes['nearestOf'] = (
    words: readonly string[],
    find: (rest: readonly string[]) => Found,
    hasRanges = true,
  ): Understanding | null => {
    // a thread is varied only if it is the only size of the question
    const isOnlySize = (word: string): boolean =>
      THREAD.test(word) && words.filter(hasDigit).length === 1
    for (const asked of words.filter((word) => isNumber(word) || isOnlySize(word))) {
      const missing = asked.replace(THREAD, '$1')
      const rest = words.filter((word) => word !== asked)
      if (rest.every(isNumber)) continue
      const found = find(rest)
      const text = understoodText(found.expansions)
      // only the last word may match by its beginning, and without the size another word is the last
      const those = nearest.having(String(Number(missing)), found.positions)
      if (those.length > 0) {
        const isTypo = found.expansions.some(({ change }) => change === 'corrected')
        const used = `${text} ${asked}`
        const kind = isTypo ? 'corrected' : 'exact'
        return { ...found, positions: those, used, match: { kind, text: used } }
      }
      const { values, positions } = nearest.find(Number(missing), found.positions, hasRanges)
      if (values.length === 0) continue
      return { ...found, positions, match: { kind: 'nearest', text, missing, values } }
    }
    return null
  }

  const withDiameter = (text: string, found: Understanding): Understanding => {
    const size = saidDiameter.exec(text.toLowerCase())?.[1]?.replace(',', '.')
    const [best] = found.positions
    if (size === undefined || best === undefined || found.match.kind !== 'exact') return found
    const number = String(Number(size))
    if (nearest.isSizeOf(number, best)) return found
    const words = askedWordsOf(found.used ?? text).filter((word) => !diameterMarks.has(word))
    const bare = words.map((word) => (word.replace(/^[dфд]/u, '') === number ? number : word))
    const others = nearestOf(bare, (rest) => understand(rest.join(' '), null), false)
    return others ?? found
  }

  return { nearestOf, withDiameter }
}
