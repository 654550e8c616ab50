// `npm run generate`: openapi.json and the client's types from the contract.
import { runBareCommand } from '../process/run-command.ts'
import { workspaceRoot } from '../workspace/paths.ts'
import { writeGenerated } from './generated-files.ts'

runBareCommand(async () => {
  for (const line of await writeGenerated(workspaceRoot)) process.stdout.write(`${line}\n`)
  return 0
})
