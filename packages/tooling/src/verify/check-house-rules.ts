import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { houseRules } from './house-rules.ts'
import { listSourceFiles } from './source-files.ts'

const parse = (file: string, text: string): ts.SourceFile => {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind)
}

/** Problems of one file, as `path:line message`. */
export const checkSource = (file: string, text: string): string[] => {
  const rules = houseRules.filter((rule) => !rule.exempt.test(file))
  if (rules.length === 0) return []
  const source = parse(file, text)
  const problems: string[] = []
  const visit = (node: ts.Node): void => {
    for (const rule of rules) {
      const message = rule.check(node)
      if (message === null) continue
      const start = node.getStart(source)
      const { line } = source.getLineAndCharacterOfPosition(start)
      problems.push(`${file}:${line + 1} ${message}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return problems
}

/** Rules that biome does not have: texts, colours, network and facades. */
export const checkHouseRules = async (root: string): Promise<string[]> =>
  listSourceFiles(root).flatMap((file) =>
    checkSource(file, readFileSync(path.join(root, file), 'utf8')),
  )
