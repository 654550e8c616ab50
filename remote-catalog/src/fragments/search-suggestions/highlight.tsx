import { swapKeyboardLayout } from '@isp/i18n'

type Part = { text: string; isMatch: boolean }

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Е finds Ё and the other way round. */
const loosened = (word: string): string =>
  escaped(word).replace(/[\u0435\u0451]/gi, '[\u0435\u0451]')

const wordsOf = (query: string): string[] =>
  [...new Set(query.trim().split(/\s+/))].filter(Boolean).sort((a, b) => b.length - a.length)

const split = (text: string, query: string): Part[] => {
  const words = wordsOf(query)
  if (words.length === 0) return [{ text, isMatch: false }]
  return text
    .split(new RegExp(`(${words.map(loosened).join('|')})`, 'giu'))
    .map((part, index) => ({ text: part, isMatch: index % 2 === 1 }))
    .filter((part) => part.text !== '')
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
