import { visible } from '@isp/contract/fields'
import { quoteSigns } from './quotes.messages.ts'

/** No sign of a quote stands further on in a line. */
const LOOKED_AT = 300
/** An announcement is broken into so many lines at most, and so many empty ones follow it. */
const BROKEN_INTO = 3
const EMPTY_AFTER = 5
const HEAD_LINES = 8
/** «В чт, 26 нояб. 2026 г. …»: the date stands at the beginning. */
const DATE_BY = 30

type Line = { raw: string; plain: string; isQuoted: boolean; isEmpty: boolean }

const lineOf = (raw: string): Line => {
  const plain = visible(raw.slice(0, LOOKED_AT))
    .replaceAll(/\p{Zs}/gu, ' ')
    .trim()
  return { raw, plain, isQuoted: plain.startsWith('>'), isEmpty: plain === '' }
}

type Letter = { lines: readonly Line[]; look: (at: number) => Line | undefined }

const isMarker = ({ plain }: Line): boolean => plain.includes(quoteSigns.marker)

const dateIn = (text: string): number => {
  const found = text.search(quoteSigns.date)
  return found < 0 ? LOOKED_AT : found
}

/** The first line at or after `at` that says something, not far away. */
const nextLine = ({ look }: Letter, at: number): Line | undefined => {
  for (let step = 0; step <= EMPTY_AFTER; step += 1) {
    const line = look(at + step)
    if (line && !line.isEmpty) return line
  }
  return undefined
}

/** How many lines an announcement («26.11.2026, 10:15, … пишет:») takes from here; 0: it is none. */
const announcementAt = (letter: Letter, at: number): number => {
  const first = letter.look(at)
  if (!first || first.isQuoted || dateIn(first.plain) > DATE_BY) return 0
  let text = ''
  for (let size = 1; size <= BROKEN_INTO; size += 1) {
    const line = letter.look(at + size - 1)
    if (!line || line.isEmpty || line.isQuoted) return 0
    text = `${text} ${line.plain}`.trim()
    if (!text.endsWith(':')) continue
    const next = nextLine(letter, at + size)
    const isBeforeQuote = next !== undefined && (next.isQuoted || isMarker(next))
    const isAddressed = /[^\s<>]@[^\s<>]/.test(text) && quoteSigns.time.test(text)
    if (!isAddressed && !(isBeforeQuote && quoteSigns.verb.test(text))) continue
    // lines of the answer, one of them dated, may stand right above
    for (let later = at + 1; later < at + size; later += 1) {
      if (announcementAt(letter, later) > 0) return 0
    }
    return size
  }
  return 0
}

/** Outlook: «От: …» and below it at least two more of such lines. */
const isHead = ({ look }: Letter, at: number): boolean => {
  const first = look(at)
  if (!first || !quoteSigns.from.test(first.plain)) return false
  let known = 0
  for (let step = 1; step <= HEAD_LINES && known < 2; step += 1) {
    const line = look(at + step)
    if (line?.isEmpty) continue
    if (!line || !quoteSigns.headLine.test(line.plain)) return false
    known += 1
  }
  return known === 2
}

type Border = { at: number; quoteFrom: number; isToTheEnd: boolean }

/** Where what was written before begins, and whether all from there on is of it. */
const borderOf = (letter: Letter): Border | null => {
  const { lines } = letter
  for (let at = 0; at < lines.length; at += 1) {
    const line = letter.look(at)
    if (!line || line.isEmpty) continue
    if (line.isQuoted) return { at, quoteFrom: at, isToTheEnd: false }
    const isOver = isMarker(line) || quoteSigns.divider.test(line.plain) || isHead(letter, at)
    if (isOver) return { at, quoteFrom: at, isToTheEnd: true }
    const size = announcementAt(letter, at)
    if (size > 0) {
      const isToTheEnd = nextLine(letter, at + size)?.isQuoted !== true
      return { at, quoteFrom: at + size, isToTheEnd }
    }
  }
  return null
}

const isOwn = ({ isQuoted, isEmpty }: Line): boolean => !isQuoted && !isEmpty

/** Of lines among which some are quoted: the own ones, with what they answer to where answers stand between. */
const answersAmong = (lines: readonly Line[]): readonly Line[] => {
  const end = lines.findLastIndex(isOwn) + 1
  const first = lines.findIndex(isOwn)
  const said = lines.slice(0, end)
  if (first < 0) return []
  return said.slice(first).some(({ isQuoted }) => isQuoted) ? said : said.slice(first)
}

const RULE = /^[-_—=*]{5,}$/

const isOfNobody = ({ plain, isEmpty }: Line): boolean =>
  isEmpty || RULE.test(plain) || quoteSigns.telephone.test(plain)

/**
 * What a person has written in an answer, without what the answer quotes; empty when nothing else is there. Each line is looked
 * at a fixed number of times (`steps` counts them), so the time grows with the length alone.
 */
export const cutQuotes = (letter: string): { text: string; steps: number } => {
  const lines = letter.replaceAll(/\r\n?/g, '\n').split('\n').map(lineOf)
  let steps = lines.length
  const look = (at: number): Line | undefined => {
    steps += 1
    return lines[at]
  }
  const border = borderOf({ lines, look })
  const above = border ? lines.slice(0, border.at) : lines
  const below = border && !border.isToTheEnd ? answersAmong(lines.slice(border.quoteFrom)) : []
  // a rule or a telephone's line below the answer is nobody's word
  const said = [...above.slice(0, above.findLastIndex((line) => !isOfNobody(line)) + 1), ...below]
  return {
    text: said
      .map(({ raw }) => raw)
      .join('\n')
      .trim(),
    steps,
  }
}
