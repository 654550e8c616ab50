// Run by the bootstrap before every command, when the contract has changed.
import { runBareCommand } from '../process/run-command.ts'
import { workspaceRoot } from '../workspace/paths.ts'
import { clientTypes } from './client-types.ts'
import { writeFiles } from './write-generated.ts'

runBareCommand(async () => {
  for (const line of writeFiles(workspaceRoot, await clientTypes(workspaceRoot))) {
    process.stdout.write(`${line}\n`)
  }
  return 0
})
