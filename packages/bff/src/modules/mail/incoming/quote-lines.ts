import { visible } from '@isp/contract/fields'
import { type KnownIndex, wordsIn } from './known-words.ts'
import { quoteSigns } from './quotes.messages.ts'

/** No sign of a quote stands further on in a line. */
const LOOKED_AT = 300

export type Line = {
  raw: string
  /** Without the signs of a quote before it. */
  plain: string
  isQuoted: boolean
  words: readonly string[]
  /** It says nothing: blank, or a rule. */
  isEmpty: boolean
  isMarker: boolean
}

export const lineOf = (raw: string): Line => {
  const start = visible(raw.slice(0, LOOKED_AT)).replaceAll(/\p{Zs}/gu, ' ')
  const [signs = ''] = /^[\s>]*/.exec(start) ?? []
  const words = wordsIn(raw)
  return {
    raw,
    plain: start.slice(signs.length).trim(),
    isQuoted: signs.includes('>'),
    words,
    isEmpty: words.length === 0,
    isMarker: start.includes(quoteSigns.marker),
  }
}

type Placed = { at: number; words: readonly string[] }

/** Lines of one kind in a row, empty ones among them: a line of ours may go on in the next one. */
const runsOf = (lines: readonly Line[]): Placed[][] => {
  const runs: Placed[][] = []
  let isQuoted: boolean | null = null
  for (const [at, line] of lines.entries()) {
    if (line.isEmpty) continue
    if (line.isQuoted !== isQuoted) runs.push([])
    isQuoted = line.isQuoted
    runs.at(-1)?.push({ at, words: line.words })
  }
  return runs
}

/** Which lines were said before, each as a whole, however programs have broken them. */
export const findKnown = (lines: readonly Line[], known: KnownIndex): readonly boolean[] => {
  const found = lines.map(({ isMarker }) => isMarker)
  for (const run of runsOf(lines)) {
    const covered = known.covered(run.flatMap(({ words }) => words))
    let from = 0
    for (const { at, words } of run) {
      const isCovered = covered.slice(from, from + words.length).every(Boolean)
      from += words.length
      found[at] ||= isCovered || known.hasLine(words)
    }
  }
  return found
}
