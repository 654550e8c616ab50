import { describe, expect, it } from 'vitest'
import { highlightParts } from './highlight.tsx'

const marked = (text: string, query: string) =>
  highlightParts(text, query)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('')

describe('выделение найденного', () => {
  it.each([
    ['Сверло по металлу', 'сверло', '[Сверло] по металлу'],
    ['Свёрла спиральные', 'сверла спир', '[Свёрла] [спир]альные'],
    ['Сверло по металлу', 'cdthkj', '[Сверло] по металлу'],
    ['VT-1204/8.5', '1204/8.5', 'VT-[1204/8.5]'],
    ['a+b (c)', '(c', 'a+b [(c])'],
    ['Фреза', 'метчик', 'Фреза'],
    ['Фреза', '   ', 'Фреза'],
  ])('%s по запросу «%s»', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected)
  })
})
