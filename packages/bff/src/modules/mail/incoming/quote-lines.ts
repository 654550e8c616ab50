import { visible } from '@isp/contract/fields'
import { type KnownIndex, wordsIn } from './known-text.ts'
import { quoteSigns } from './quotes.messages.ts'

/** Characters of a line that are searched for quote marks. */
const LOOKED_AT = 300

export type Line = {
  raw: string
  /** Without leading quote marks. */
  plain: string
  isQuoted: boolean
  words: readonly string[]
  /** No words: blank, or a rule. */
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

/**
 * Groups of consecutive lines that are all quoted or all unquoted, because a line of our letter may be wrapped into
 * several. Empty lines are skipped.
 */
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

/** For each line, whether all of it is known text, however a program has wrapped it. */
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
