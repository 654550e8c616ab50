import type { Token } from './pasted-tokens.ts'

/** A possible article, and the tokens it is made of. */
export type ArticleReading = { article: string; from: number; to: number }

/** Limit of candidates per line: more than the longest line has goods. */
const MOST = 128
const MOST_JOINED = 6
const TEXT_MAX = 60

const digitsOf = (text: string): number => text.replace(/\D/g, '').length
const isDigits = (text: string): boolean => /^\d+$/.test(text)

/** Whether it has letters or signs together with digits, which hardly anything but an article does. */
const isTelling = ({ kind, text }: Token): boolean =>
  kind === 'word' && /\d/.test(text) && !isDigits(text) && text.length >= 3

/** Whether it may be part of an article written with spaces: «2301 1020 19», «ER 32». */
const isPart = ({ kind, text }: Token): boolean =>
  kind === 'number' || (kind === 'word' && (/\d/.test(text) || /^\p{Lu}{1,5}$/u.test(text)))

const joined = (tokens: readonly Token[], isTable: boolean): ArticleReading[] => {
  const found: (ArticleReading & { leavesNumber: boolean })[] = []
  const isAmount = ({ kind }: Token): boolean => kind === 'number' || kind === 'quantity'
  const amounts = tokens.filter(isAmount).length
  for (let from = 0; from < tokens.length; from += 1) {
    for (let to = from + 1; to < Math.min(tokens.length, from + MOST_JOINED); to += 1) {
      const parts = tokens.slice(from, to + 1)
      const [first] = parts
      const isOne = !isTable || parts.every(({ cell }) => cell === first?.cell)
      if (!isOne || !parts.every(isPart)) break
      const article = parts.map(({ text }) => text).join(' ')
      if (digitsOf(article) < 2) continue
      const leavesNumber = amounts > parts.filter(isAmount).length
      found.push({ article, from, to, leavesNumber })
    }
  }
  return found
    .sort(
      (one, other) =>
        Number(other.leavesNumber) - Number(one.leavesNumber) ||
        other.to - other.from - (one.to - one.from),
    )
    .map(({ article, from, to }) => ({ article, from, to }))
}

/** Cells of a table with more than one word: «HSS 8.5 DIN 338» may be an article. */
const wholeCells = (tokens: readonly Token[], cells: readonly string[]): ArticleReading[] =>
  cells.flatMap((cell, at) => {
    const from = tokens.findIndex((token) => token.cell === at)
    const to = tokens.findLastIndex((token) => token.cell === at)
    const isOne = from === to && tokens[from]?.kind !== 'word'
    const isFit = from >= 0 && !isOne && cell.length <= TEXT_MAX && /\d/.test(cell)
    return isFit ? [{ article: cell, from, to }] : []
  })

/** Candidates for the articles of a line, the likeliest first; the catalogue decides. */
export const articleReadings = (
  tokens: readonly Token[],
  { cells, isTable }: { cells: readonly string[]; isTable: boolean },
): ArticleReading[] => {
  const single = (isWanted: (token: Token) => boolean): ArticleReading[] =>
    tokens.flatMap((token, at) =>
      isWanted(token) ? [{ article: token.text, from: at, to: at }] : [],
    )
  const telling = single(isTelling).sort(
    (one, other) => digitsOf(other.article) - digitsOf(one.article),
  )
  const long = single(({ kind, text }) => kind === 'number' && text.length >= 5)
  const short = single(({ kind, text }) => kind === 'number' && text.length === 4)
  const odd = single(({ kind, text }) => kind === 'decimal' && text.length >= 5)
  const all = [
    ...telling,
    ...long,
    ...(isTable ? wholeCells(tokens, cells) : []),
    ...joined(tokens, isTable),
    ...short,
    ...odd,
  ]
  return all.slice(0, MOST)
}
