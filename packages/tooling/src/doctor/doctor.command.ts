// `npm run doctor`: checks this checkout and machine, and prints fixes.
import { runBareCommand } from '../process/run-command.ts'
import { runChecks } from './checks.ts'
import { doctorMessages as messages } from './doctor.messages.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)

runBareCommand(async () => {
  const findings = await runChecks()
  for (const { title, found, fix } of findings) {
    print(fix ? messages.bad(title, found, fix) : messages.good(title, found))
  }
  const sick = findings.filter(({ fix }) => fix).length
  print(sick > 0 ? messages.sick(sick) : messages.healthy)
  return sick > 0 ? 1 : 0
})
