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

/** Lines of one kind in a row, empty ones among them: a line of ours may go on in the next one. */
const runsOf = (lines: readonly Line[]): number[][] => {
  const runs: number[][] = []
  let isQuoted: boolean | null = null
  for (const [at, line] of lines.entries()) {
    if (line.isEmpty) continue
    if (line.isQuoted !== isQuoted) runs.push([])
    isQuoted = line.isQuoted
    runs.at(-1)?.push(at)
  }
  return runs
}

/** Which lines were said before, each as a whole. A few words are taken for that only inside a quote, between lines of ours. */
export const findKnown = (lines: readonly Line[], known: KnownIndex): readonly boolean[] => {
  const found = lines.map(({ isMarker }) => isMarker)
  const lineAt = (at: number | undefined) => (at === undefined ? undefined : lines[at])
  for (const run of runsOf(lines)) {
    const covered = known.covered(run.flatMap((at) => lineAt(at)?.words ?? []))
    let from = 0
    for (const at of run) {
      const { words = [] } = lineAt(at) ?? {}
      const isCovered = covered.slice(from, from + words.length).every(Boolean)
      from += words.length
      found[at] ||= isCovered || known.hasLine(words)
    }
    const isBeside = (place: number) => [place - 1, place + 1].some((at) => found[run[at] ?? -1])
    const isShort = ({ isQuoted, words }: Line) =>
      isQuoted && words.length < 3 && words.every((word) => known.hasWord(word))
    const short = run.filter((at, place) => {
      const line = lineAt(at)
      return line !== undefined && isShort(line) && isBeside(place)
    })
    for (const at of short) found[at] = true
    // with our own first line in it, a quote is one of our letter as a whole
    if (run.some((at) => lines[at]?.isMarker && lines[at].isQuoted))
      for (const at of run) found[at] = true
  }
  return found
}
