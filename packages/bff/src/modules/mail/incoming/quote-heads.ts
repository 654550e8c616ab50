import type { KnownIndex } from './known-text.ts'
import type { Line } from './quote-lines.ts'
import { quoteSigns } from './quotes.messages.ts'

/** Most lines over which an announcement of a quote may be wrapped. */
const BROKEN_INTO = 3
const HEAD_LINES = 8
/** Most blank lines between a head and the quote below it. */
const BLANK_AFTER = 5
/** In «В чт, 26 нояб. 2026 г. …» the date must begin within this many characters. */
const DATE_BY = 30
const RULE = /^[-_—=*]{5,}$/

export type Look = (at: number) => Line | undefined

const isBlank = ({ plain }: Line): boolean => plain === '' || RULE.test(plain)

const addresses = /[^\s<>@:]@[^\s<>@]/

const isDated = (text: string): boolean => {
  const date = text.search(quoteSigns.date)
  return date >= 0 && date <= DATE_BY
}

/** An address in angle brackets: written by programs, not by people. */
const IN_BRACKETS = /<(?:mailto:)?[^\s<>@]{1,64}@[^\s<>@]/

/** Announces a quote: by a verb («пишет»), or by a date, a time and an address in angle brackets. */
const isAnnouncement = (text: string, known: KnownIndex): boolean => {
  if (!addresses.test(text)) return isDated(text) && quoteSigns.verb.test(text)
  const isSaid = quoteSigns.verb.test(text) || (isDated(text) && quoteSigns.time.test(text))
  return isSaid && (IN_BRACKETS.test(text) || known.hasAddress(text))
}

/** Number of lines of the announcement («26.11.2026, 10:15, … пишет:») that begins here; 0: there is none. */
const announcementAt = (look: Look, at: number, known: KnownIndex): number => {
  const first = look(at)
  let text = ''
  for (let size = 1; size <= BROKEN_INTO; size += 1) {
    const line = look(at + size - 1)
    if (!line || isBlank(line) || line.isQuoted !== first?.isQuoted) return 0
    text = `${text} ${line.plain}`.trim()
    if (!text.endsWith(':')) continue
    if (!isAnnouncement(text, known)) continue
    // lines of the answer, even one with a date, may come directly above the announcement
    for (let later = at + 1; later < at + size; later += 1) {
      const start = look(later)?.plain ?? ''
      if (isDated(start) && announcementAt(look, later, known) > 0) return 0
    }
    return size
  }
  return 0
}

/**
 * Number of lines of Outlook's head of a quote: «От: …» followed by at least two more such lines; 0: there is none.
 */
const headAt = (look: Look, at: number): number => {
  const first = look(at)
  if (!first || !quoteSigns.from.test(first.plain)) return 0
  let end = at + 1
  let known = 0
  for (let step = at + 1; step <= at + HEAD_LINES; step += 1) {
    const line = look(step)
    if (line && isBlank(line) && known < 2) continue
    if (!line || !quoteSigns.headLine.test(line.plain)) break
    known += 1
    end = step + 1
  }
  return known >= 2 ? end - at : 0
}

/**
 * Skips announcements, dividers and heads that programs put above a quote, one after another.
 * @returns index of the line after them; `at` when there are none
 */
export const introEnd = (look: Look, at: number, known: KnownIndex): number => {
  let end = at
  for (let next = at; next <= end + BLANK_AFTER; ) {
    const line = look(next)
    if (!line) return end
    const isDivider = quoteSigns.divider.test(line.plain)
    const size = isDivider ? 1 : announcementAt(look, next, known) || headAt(look, next)
    if (size > 0) end = next + size
    // a rule may come above such a head, blank lines below it
    else if (!isBlank(line)) return end
    next += Math.max(1, size)
  }
  return end
}
