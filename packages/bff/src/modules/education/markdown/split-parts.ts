/** Plain Markdown, or one of the shop's insertions: `::goods{…}`, `::links`, `:::trouble … :::`. */
export type Part =
  | { kind: 'markdown'; line: number; text: string }
  | { kind: 'insertion'; line: number; name: string; attributes: string }
  | { kind: 'trouble'; line: number; text: string; isClosed: boolean }

const INSERTION = /^::([a-z][a-z-]*)\s*(?:\{(.*)\})?\s*$/
const TROUBLE = /^:::trouble\s*$/
const CLOSE = /^:::\s*$/

/** Parts in the order of the text; lines are counted from 1. */
export const splitParts = (source: string): Part[] => {
  const parts: Part[] = []
  const lines = source.replaceAll(/\r\n?/g, '\n').split('\n')
  let plain: { line: number; lines: string[] } | null = null
  const endPlain = () => {
    if (plain?.lines.some((line) => line.trim() !== '')) {
      parts.push({ kind: 'markdown', line: plain.line, text: plain.lines.join('\n') })
    }
    plain = null
  }
  for (let place = 0; place < lines.length; place += 1) {
    const text = lines[place] ?? ''
    const [, name, attributes = ''] = INSERTION.exec(text) ?? []
    if (name !== undefined) {
      endPlain()
      parts.push({ kind: 'insertion', line: place + 1, name, attributes })
    } else if (TROUBLE.test(text)) {
      endPlain()
      const from = place + 1
      let end = from
      while (end < lines.length && !CLOSE.test(lines[end] ?? '')) end += 1
      parts.push({
        kind: 'trouble',
        line: place + 1,
        text: lines.slice(from, end).join('\n'),
        isClosed: end < lines.length,
      })
      place = end
    } else {
      plain ??= { line: place + 1, lines: [] }
      plain.lines.push(text)
    }
  }
  endPlain()
  return parts
}
