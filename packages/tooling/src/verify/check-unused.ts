import { runTool } from '../process/run-tool.ts'
import { fromRoot } from '../workspace/paths.ts'
import { verifyMessages as messages } from './verify.messages.ts'

/** Files, exports and dependencies that nobody uses, by `knip.json` of the root. */
export const checkUnused = async (root: string): Promise<string[]> => {
  const tool = fromRoot('packages/tooling/node_modules/.bin/knip')
  const args = ['--directory', root, '--reporter', 'compact', '--no-progress', '--no-config-hints']
  const { code, output } = await runTool(tool, args, { cwd: root })
  if (code === 0) return []
  const lines = output.split('\n').filter((line) => line.trim())
  return lines.length > 0 ? lines : [messages.brokenTool('knip', String(code))]
}
