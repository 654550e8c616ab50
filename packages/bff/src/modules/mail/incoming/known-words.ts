/** What was said before: by letters of ours, and in what they are about. */
export type KnownWords = {
  texts: readonly string[]
  /** What the writer has said there before, which our letters do not tell him. */
  own: readonly string[]
  /** Pages of our own making. */
  pages: readonly string[]
  /** Whose letters are quoted, as programs name them in an announcement. */
  addresses: readonly string[]
}

const ADDRESS = /<?(?:https?:\/\/|mailto:)[^\s<>]*>?/gi

/** Signs and addresses of links are written anew by programs, words are not. A line that is only an address is that. */
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
  /** One of the lines, as a whole. */
  hasLine(words: readonly string[]): boolean
  /** Which of these words stand in a row of three that was said. */
  covered(words: readonly string[]): readonly boolean[]
  hasAddress(text: string): boolean
}

export const indexKnown = ({ texts, own, pages, addresses }: KnownWords): KnownIndex => {
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
