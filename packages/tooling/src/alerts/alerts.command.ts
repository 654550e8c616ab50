// `npm run alerts`: checks the alert rules, their tests and the sections of the runbook.
import { runBareCommand } from '../process/run-command.ts'
import { workspaceRoot } from '../workspace/paths.ts'
import { checkOwnSections } from './alert-sections.ts'
import { alertsMessages as messages } from './alerts.messages.ts'
import { runPromtool } from './run-promtool.ts'

runBareCommand(async () => {
  const { count, problems } = checkOwnSections(workspaceRoot)
  const said = (await runPromtool(workspaceRoot)) ?? [messages.noPromtool]
  const all = [...problems, ...said]
  process.stdout.write(`${all.length > 0 ? all.join('\n') : messages.sound(count)}\n`)
  return all.length > 0 ? 1 : 0
})
