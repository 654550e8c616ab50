// `npm run generate`: openapi.json and the client's types from the contract.
import { runCommand } from '../process/run-command.ts'
import { workspaceRoot } from '../workspace/paths.ts'
import { writeGenerated } from './generated-files.ts'

runCommand(async () => {
  for (const line of await writeGenerated(workspaceRoot)) process.stdout.write(`${line}\n`)
  return 0
})
