import { runTool } from '../process/run-tool.ts'
import { fromRoot } from '../workspace/paths.ts'
import { missingFolders, presentFolders } from '../workspace/whole-tree.ts'
import { verifyMessages as messages } from './verify.messages.ts'

const nonEmptyLines = (text: string): string[] => text.split('\n').filter((line) => line.trim())

const runCheck = async (program: string, args: readonly string[], root: string) => {
  const { code, output } = await runTool(program, args, { cwd: root })
  if (code === 0) return []
  const lines = nonEmptyLines(output)
  return lines.length > 0 ? lines : [messages.brokenTool(program, String(code))]
}

/** `TS6305`: an imported package has errors of its own, so the compiler does not know its types. */
const NOT_BUILT = /^(.+?)\(\d+,\d+\): error TS6305:/
const ERROR = /^(\S.*?)\(\d+,\d+\): error /
const packageOf = (file: string): string => /^(packages\/)?[^/]+/.exec(file)?.[0] ?? file

/** The errors without their consequences: those of packages checked without another package's types. */
export const causesOf = (lines: readonly string[]): string[] => {
  const blind = new Set(
    lines.flatMap((line) => {
      const file = NOT_BUILT.exec(line)?.[1]
      return file ? [packageOf(file)] : []
    }),
  )
  let isCause = true
  const causes = lines.filter((line) => {
    const file = ERROR.exec(line)?.[1]
    if (file) isCause = !blind.has(packageOf(file))
    return isCause
  })
  return causes.length > 0 ? causes : [...lines]
}

/** Checks types of the given folders and their imports, by project references; of every package by default. */
export const checkTypes = async (
  root: string,
  folders: readonly string[] = [],
): Promise<string[]> => {
  // the root's project names folders that a sparse checkout lacks
  const isPartial = missingFolders(root).length > 0
  const wanted = folders.length > 0 || !isPartial ? folders : presentFolders(root)
  // one checker: several share nothing and cost twice
  const args = ['-b', '--checkers', '1', '--pretty', 'false', ...wanted]
  return causesOf(await runCheck(fromRoot('node_modules/.bin/tsc'), args, root))
}

/** What `npm run format` puts right by itself, as biome's report names it. */
const LAYOUT = /title=(format|assist\/source\/organizeImports),/

/** Format, order of imports and lint; the command for layout comes first where layout is wrong. */
export const checkLint = async (
  root: string,
  files: readonly string[] = ['.'],
): Promise<string[]> => {
  const found = await runCheck(
    fromRoot('node_modules/.bin/biome'),
    ['check', '--reporter=github', '--diagnostic-level=warn', '--error-on-warnings', ...files],
    root,
  )
  return found.some((line) => LAYOUT.test(line)) ? [messages.runFormat, ...found] : found
}
