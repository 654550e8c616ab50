import { runTool } from '../process/run-tool.ts'
import { fromRoot } from '../workspace/paths.ts'
import { verifyMessages as messages } from './verify.messages.ts'

const nonEmptyLines = (text: string): string[] => text.split('\n').filter((line) => line.trim())

const runCheck = async (program: string, args: readonly string[], root: string) => {
  const { code, output } = await runTool(program, args, { cwd: root })
  if (code === 0) return []
  const lines = nonEmptyLines(output)
  return lines.length > 0 ? lines : [messages.brokenTool(program, String(code))]
}

/** Types of every package, by project references. */
export const checkTypes = (root: string): Promise<string[]> =>
  runCheck(fromRoot('node_modules/.bin/tsc'), ['-b', '--pretty', 'false'], root)

/** Format, order of imports and lint. */
export const checkLint = (root: string): Promise<string[]> =>
  runCheck(
    fromRoot('node_modules/.bin/biome'),
    ['check', '--reporter=github', '--diagnostic-level=warn', '--error-on-warnings', '.'],
    root,
  )
