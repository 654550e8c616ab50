import { indexKnown, type KnownWords } from './known-words.ts'
import { introEnd, type Look } from './quote-heads.ts'
import { findKnown, type Line, lineOf } from './quote-lines.ts'
import { quoteSigns } from './quotes.messages.ts'

/** `own`: to keep; `known`: said before; `intro`: of a program, before what was said. */
type Kind = 'own' | 'known' | 'intro'

const EMPTY_AFTER = 5

/** What each line is; below an announcement of a quote without `>` such lines are looked at too. */
const kindsOf = (
  lines: readonly Line[],
  { known, ours }: { known: readonly boolean[]; ours: readonly boolean[] },
  look: Look,
  intro: (at: number) => number,
): Kind[] => {
  const kinds: Kind[] = lines.map(() => 'own')
  /** The line that says something, not far below. */
  const nextFrom = (at: number): number | undefined => {
    for (let step = at; step <= at + EMPTY_AFTER; step += 1) if (!look(step)?.isEmpty) return step
    return undefined
  }
  let isBare = false
  /** Whoever repeats words of his own under signs of a quote means to say them, above a quote of ours. */
  let hasBegun = false
  for (let at = 0; at < lines.length; ) {
    const line = look(at)
    if (!line || line.plain === '') {
      at += 1
      continue
    }
    const end = intro(at)
    const next = end > at ? nextFrom(end) : undefined
    if (next !== undefined && known[next]) {
      kinds.fill('intro', at, end)
      isBare = lines[next]?.isQuoted === false
      hasBegun = true
    } else if (end === at && known[at] && (isBare || line.isQuoted || line.isMarker)) {
      hasBegun ||= ours[at] ?? false
      if (hasBegun) kinds[at] = 'known'
      isBare ||= !line.isQuoted
    }
    at = Math.max(at + 1, end)
  }
  return kinds
}

/** A rule, a lone sign of a list, a blank. */
const SAYS_NOTHING = /^[-–—_=*·•\s]*$/

const isOfNobody = ({ plain }: Line): boolean =>
  SAYS_NOTHING.test(plain) || quoteSigns.telephone.test(plain)

/** A rule or a telephone's line below an answer is nobody's word. */
const withoutRest = (lines: readonly Line[]): readonly Line[] =>
  lines.slice(0, lines.findLastIndex((line) => !isOfNobody(line)) + 1)

/** Answers below what they answer to; where they stand between quoted lines, with these. */
const answersBelow = (
  lines: readonly Line[],
  kinds: readonly Kind[],
  border: number,
): readonly Line[] => {
  const isQuote = (at: number) => kinds[at] === 'known' && lines[at]?.isQuoted === true
  const answers = [...lines.keys()].filter((at) => {
    const line = lines[at]
    return at >= border && kinds[at] === 'own' && line && !line.isQuoted && !isOfNobody(line)
  })
  const [first = 0, last = 0] = [answers[0], answers.at(-1)]
  const isBetween = lines.some((_line, at) => at > first && at < last && isQuote(at))
  const question = lines.findIndex((_line, at) => at >= border && isQuote(at))
  let isAnswer = false
  return lines.filter((line, at) => {
    if (at < border || kinds[at] === 'intro') return false
    if (isBetween && at >= question && at <= last) return true
    // a rule or a blank is of the line above it
    if (!SAYS_NOTHING.test(line.plain)) isAnswer = kinds[at] === 'own'
    return isAnswer
  })
}

/**
 * What a person has written in an answer, without what it quotes of us: only lines that are known to have been said before, and
 * what programs put over them, are left out; in doubt a line stays. The time grows with the length alone: `steps` counts what is
 * looked at.
 */
export const cutQuotes = (letter: string, before: KnownWords): { text: string; steps: number } => {
  const lines = letter.replaceAll(/\r\n?/g, '\n').split('\n').map(lineOf)
  let steps = lines.length
  const look: Look = (at) => {
    steps += 1
    return lines[at]
  }
  const index = indexKnown(before)
  const found = {
    known: findKnown(lines, index),
    ours: findKnown(lines, indexKnown({ ...before, own: [] })),
  }
  const kinds = kindsOf(lines, found, look, (at) => introEnd(look, at, index))
  const quote = kinds.findIndex((kind) => kind !== 'own')
  const border = quote < 0 ? lines.length : quote
  const above = withoutRest(lines.slice(0, border))
  const below = withoutRest(answersBelow(lines, kinds, border))
  const said = [above, below].filter((part) => part.length > 0)
  const text = said
    .map((part) =>
      part
        .map(({ raw }) => raw)
        .join('\n')
        .trim(),
    )
    .join('\n\n')
  return { text: text.trim(), steps }
}
