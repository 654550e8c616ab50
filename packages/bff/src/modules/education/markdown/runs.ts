import type { TextRun } from '@isp/contract'
import type { Token } from 'markdown-it'

/** `hasPicture`: the line contained a picture, of which only the text is kept. */
export type Runs = { runs: TextRun[]; hasPicture: boolean }

const sameLook = (a: TextRun, b: TextRun): boolean =>
  a.to === b.to && a.isStrong === b.isStrong && a.isEmphasized === b.isEmphasized

/** Text of one line; adjacent parts with the same formatting are one run. */
export const runsOf = (children: readonly Token[]): Runs => {
  const runs: TextRun[] = []
  let [strong, emphasis, hasPicture] = [0, 0, false]
  let to: string | undefined
  const add = (text: string) => {
    if (text === '') return
    const run: TextRun = {
      text,
      ...(to !== undefined && { to }),
      ...(strong > 0 && { isStrong: true as const }),
      ...(emphasis > 0 && { isEmphasized: true as const }),
    }
    const last = runs.at(-1)
    if (last && sameLook(last, run)) last.text += text
    else runs.push(run)
  }
  for (const token of children) {
    const { type, content } = token
    if (type === 'strong_open') strong += 1
    else if (type === 'strong_close') strong -= 1
    else if (type === 'em_open') emphasis += 1
    else if (type === 'em_close') emphasis -= 1
    else if (type === 'link_open') to = String(token.attrGet('href'))
    else if (type === 'link_close') to = undefined
    else if (type === 'softbreak' || type === 'hardbreak') add(' ')
    else if (type === 'image') {
      hasPicture = true
      add(content)
    } else add(content)
  }
  return { runs, hasPicture }
}

/** Text of runs without formatting; links are written as `[text](address)`. */
export const lineOf = (runs: readonly TextRun[]): string =>
  runs.map(({ text, to }) => (to === undefined ? text : `[${text}](${to})`)).join('')

export const wordsOf = (runs: readonly TextRun[]): string => runs.map(({ text }) => text).join('')
