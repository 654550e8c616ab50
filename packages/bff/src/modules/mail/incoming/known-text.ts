/** Text already known from the conversation, by which quotes in an answer are recognised. */
export type KnownText = {
  texts: readonly string[]
  /** Earlier messages of the writer, which our letters do not quote. */
  own: readonly string[]
  /** HTML pages of our own letters. */
  pages: readonly string[]
  /** Our sender addresses, which mail programs name when they announce a quote. */
  addresses: readonly string[]
}

const ADDRESS = /<?(?:https?:\/\/|mailto:)[^\s<>]*>?/gi

/**
 * Words of a line. Mail programs change punctuation and link addresses when they quote, words they keep. A line
 * that is only an address counts as that address.
 */
export const wordsIn = (line: string): readonly string[] => {
  const lower = line.toLowerCase()
  const words = lower.replaceAll(ADDRESS, ' ').match(/[\p{L}\p{N}]+/gu)
  return words ?? lower.match(ADDRESS) ?? []
}

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
}

const linesOfPage = (page: string): string =>
  page
    .replaceAll(/<style>[^<]*<\/style>|<[^>]*>/g, '\n')
    .replaceAll(/&(?:lt|gt|quot|#39|amp);/g, (sign) => entities[sign] ?? sign)

const RUN = 3

export type KnownIndex = {
  /** Whether the words are one known line. */
  hasLine(words: readonly string[]): boolean
  /** For each word, whether it is part of three consecutive known words. */
  covered(words: readonly string[]): readonly boolean[]
  hasAddress(text: string): boolean
}

export const indexKnown = ({ texts, own, pages, addresses }: KnownText): KnownIndex => {
  const lines = new Set<string>()
  const runs = new Set<string>()
  for (const text of [...texts, ...own, ...pages.map(linesOfPage)]) {
    const all: string[] = []
    for (const line of text.split('\n')) {
      const said = wordsIn(line)
      if (said.length > 0) lines.add(said.join(' '))
      all.push(...said)
    }
    for (let at = 0; at + RUN <= all.length; at += 1) runs.add(all.slice(at, at + RUN).join(' '))
  }
  return {
    hasLine: (line) => lines.has(line.join(' ')),
    covered: (line) => {
      const covered = line.map(() => false)
      for (let at = 0; at + RUN <= line.length; at += 1) {
        if (runs.has(line.slice(at, at + RUN).join(' '))) covered.fill(true, at, at + RUN)
      }
      return covered
    },
    hasAddress: (text) => addresses.some((address) => text.toLowerCase().includes(address)),
  }
}
