import { indexKnown, type KnownText } from './known-text.ts'
import { introEnd, type Look } from './quote-heads.ts'
import { findKnown, type Line, lineOf } from './quote-lines.ts'
import { quoteSigns } from './quotes.messages.ts'

/**
 * `own`: the writer's words, kept; `known`: quoted from the conversation; `intro`: written by the mail program above a
 * quote.
 */
type Kind = 'own' | 'known' | 'intro'

const EMPTY_AFTER = 5

/** The kind of each line. Below an announcement («… пишет:») lines without `>` are compared with the conversation too. */
const kindsOf = (
  lines: readonly Line[],
  { known, ours }: { known: readonly boolean[]; ours: readonly boolean[] },
  look: Look,
  intro: (at: number) => number,
): Kind[] => {
  const kinds: Kind[] = lines.map(() => 'own')
  /** The next line with words, at most EMPTY_AFTER lines below. */
  const nextFrom = (at: number): number | undefined => {
    for (let step = at; step <= at + EMPTY_AFTER; step += 1) if (!look(step)?.isEmpty) return step
    return undefined
  }
  let isBare = false
  /** False until a line quotes our letters: a writer who quotes their own words above that means them as text. */
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

/** A horizontal rule, a lone bullet or a blank line. */
const SAYS_NOTHING = /^[-–—_=*·•\s]*$/

const isOfNobody = ({ plain }: Line): boolean =>
  SAYS_NOTHING.test(plain) || quoteSigns.telephone.test(plain)

/** Drops trailing rules and lines that a phone's mail program adds («Отправлено с iPhone»). */
const withoutRest = (lines: readonly Line[]): readonly Line[] =>
  lines.slice(0, lines.findLastIndex((line) => !isOfNobody(line)) + 1)

/** Answers written below the quoted text. When they stand between quoted lines, these are kept with them. */
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
    // a rule or blank line belongs to the line above it
    if (!SAYS_NOTHING.test(line.plain)) isAnswer = kinds[at] === 'own'
    return isAnswer
  })
}

/**
 * The writer's own words in an answer. Only lines known from the conversation, and what mail programs put above them, are
 * removed; a doubtful line stays. Runs in linear time: `steps` counts the lines looked at.
 */
export const cutQuotes = (letter: string, before: KnownText): { text: string; steps: number } => {
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
