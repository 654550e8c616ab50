import { runTool } from '../process/run-tool.ts'
import { fromRoot } from '../workspace/paths.ts'
import { missingFolders } from '../workspace/whole-tree.ts'
import { verifyMessages as messages } from './verify.messages.ts'

/** Files, exports and dependencies that nobody uses, by `knip.json` of the root. */
export const checkUnused = async (root: string): Promise<string[]> => {
  const tool = fromRoot('packages/tooling/node_modules/.bin/knip')
  const args = ['--directory', root, '--reporter', 'compact', '--no-progress', '--no-config-hints']
  // the folders that a sparse checkout lacks use entries of the catalog too
  if (missingFolders(root).length > 0) args.push('--exclude', 'catalog')
  const { code, output } = await runTool(tool, args, { cwd: root })
  if (code === 0) return []
  const lines = output.split('\n').filter((line) => line.trim())
  return lines.length > 0 ? lines : [messages.brokenTool('knip', String(code))]
}
