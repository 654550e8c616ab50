import path from 'node:path'
import { runTool } from '../process/run-tool.ts'
import { OPERATIONS, RULE_TESTS } from './alert-sections.ts'
import { alertsMessages as messages } from './alerts.messages.ts'

const EXAMPLE = `${OPERATIONS}/prometheus.yml`

/** What `promtool` says against the example configuration, the rules and their tests; null where it is not installed. */
export const runPromtool = async (root: string): Promise<string[] | null> => {
  const run = (...args: string[]) => runTool('promtool', args, { cwd: path.join(root, OPERATIONS) })
  const version = await run('--version')
  if (version.code === 127) return null
  const results = [
    await run('check', 'config', path.basename(EXAMPLE)),
    await run('test', 'rules', path.basename(RULE_TESTS)),
  ]
  return results.filter(({ code }) => code !== 0).map(({ output }) => messages.refused(output))
}
