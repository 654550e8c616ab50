import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { listSourceFiles } from './source-files.ts'
import { verifyMessages as messages } from './verify.messages.ts'

const RECORDS = 'packages/docs/decisions'
const INDEX = `${RECORDS}/README.md`

/** Pattern of a citation, the place of its entry, and the pattern of an entry. */
const kinds = [
  {
    cited: /§(\d+(?:\.\d+)*)/g,
    file: 'packages/docs/law/specification.md',
    entry: /^#+ §([\d.]+) /gm,
  },
  {
    cited: /(?<![\w%/.-])(D[1-9]\d?)\b/g,
    file: 'packages/docs/law/decisions.md',
    entry: /^- \*\*(D\d+)\*\* /gm,
  },
  { cited: /\b(?:record|decision)s? (\d{3})\b/gi, file: INDEX, entry: /^\| \[(\d{3})\]/gm },
] as const

/** Sections of foreign standards: `RFC 6376 §3.4.2, §3.7`. */
const FOREIGN = /\b(?:RFC \d+|ECMA-\d+|XML [\d.]+|HTML) §[\d.]+(?:, §[\d.]+)*/g

const SOURCE = /(?<!\.d)\.([cm]?[jt]s|tsx|md|sql)$/

/**
 * Numbers of the specification, of product decisions and of records that are cited but have no entry in
 * `packages/docs`.
 */
export const checkCitations = async (root: string): Promise<string[]> => {
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')
  const entries = kinds.map(
    ({ file, entry }) => new Set([...read(file).matchAll(entry)].map(([, name]) => name)),
  )
  const problems = readdirSync(path.join(root, RECORDS))
    .filter((name) => /^\d{3}-/.test(name) && !entries[2]?.has(name.slice(0, 3)))
    .map((name) => messages.noEntry(`${RECORDS}/${name}`, name.slice(0, 3), INDEX))
  for (const file of listSourceFiles(root, SOURCE)) {
    const text = read(file).replaceAll(FOREIGN, '')
    for (const [kind, { cited, file: law }] of kinds.entries()) {
      for (const { 0: words, 1: name, index } of text.matchAll(cited)) {
        if (entries[kind]?.has(name)) continue
        const line = text.slice(0, index).split('\n').length
        problems.push(messages.noEntry(`${file}:${line}`, words, law))
      }
    }
  }
  return problems
}
