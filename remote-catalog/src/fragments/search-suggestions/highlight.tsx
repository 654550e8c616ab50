import { NB_HYPHEN, swapKeyboardLayout, WORD_JOINER } from '@isp/i18n'

type Part = { text: string; isMatch: boolean }

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Е finds Ё and the other way round; a hyphen and a slash also as names on the screen have them (no line break there). */
const loosened = (word: string): string =>
  escaped(word)
    .replace(/[\u0435\u0451]/gi, '[\u0435\u0451]')
    .replaceAll('-', `[-${NB_HYPHEN}]`)
    .replaceAll('/', `${WORD_JOINER}?/${WORD_JOINER}?`)

const wordsOf = (query: string): string[] =>
  [...new Set(query.trim().split(/\s+/))].filter(Boolean).sort((a, b) => b.length - a.length)

/** From so many characters on the start of a number is worth a mark: articles are typed from their start. */
const MEANT_START = 4

/** A piece of a longer number: «14» within «2140», «8» within «8,5». */
const isPieceOfNumber = (text: string, start: number, end: number): boolean =>
  (/^\d/.test(text.slice(start)) && /\d[.,]?$/.test(text.slice(0, start))) ||
  (end - start < MEANT_START && /\d$/.test(text.slice(0, end)) && /^[.,]?\d/.test(text.slice(end)))

const split = (text: string, query: string): Part[] => {
  const words = wordsOf(query)
  if (words.length === 0) return [{ text, isMatch: false }]
  const parts: Part[] = []
  let shown = 0
  for (const { 0: match, index } of text.matchAll(
    new RegExp(words.map(loosened).join('|'), 'giu'),
  )) {
    const end = index + match.length
    if (isPieceOfNumber(text, index, end)) continue
    parts.push({ text: text.slice(shown, index), isMatch: false }, { text: match, isMatch: true })
    shown = end
  }
  return [...parts, { text: text.slice(shown), isMatch: false }].filter((part) => part.text !== '')
}

/** Cuts a text at the words of a query; a query typed in the wrong layout is tried in the other one. */
export const highlightParts = (text: string, query: string): Part[] => {
  const parts = split(text, query)
  return parts.some(({ isMatch }) => isMatch) ? parts : split(text, swapKeyboardLayout(query))
}

/** A text with what matched the query marked. */
export const Highlight = ({ text, query }: { text: string; query: string }) =>
  highlightParts(text, query).map((part, index) =>
    part.isMatch ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
  )
