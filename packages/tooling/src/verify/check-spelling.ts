import { runTool } from '../process/run-tool.ts'
import { fromRoot } from '../workspace/paths.ts'
import { verifyMessages as messages } from './verify.messages.ts'

/** All texts that people read: help, screens, letters, documents and commands. */
const FILES = ['packages/demo-data/texts/**/*.md', '**/*.messages.{ts,mjs}', '**/*-messages.ts']
const FOUND = 1

/** Words that neither the Russian dictionary nor `spelling/terms.txt` has, with their places. */
export const checkSpelling = async (root: string): Promise<string[]> => {
  const tool = fromRoot('packages/tooling/node_modules/.bin/cspell')
  const config = fromRoot('packages/tooling/spelling/cspell.json')
  const args = ['lint', '--config', config, '--root', root, '--gitignore', '--no-progress']
  const quiet = ['--no-summary', '--no-color', '--relative']
  const { code, output } = await runTool(tool, [...args, ...quiet, ...FILES], { cwd: root })
  if (code === 0) return []
  const lines = output.split('\n').filter((line) => line.trim())
  return code === FOUND && lines.length > 0 ? lines : [messages.brokenTool('cspell', output)]
}
