// `npm run generate`: lists of what features register, then openapi.json and the client's types from the contract.
import { runBareCommand } from '../process/run-command.ts'
import { workspaceRoot } from '../workspace/paths.ts'
import { registrationLists } from './registration-lists.ts'
import { writeFiles } from './write-generated.ts'

const print = (lines: readonly string[]) => {
  for (const line of lines) process.stdout.write(`${line}\n`)
}

runBareCommand(async () => {
  print(writeFiles(workspaceRoot, registrationLists(workspaceRoot)))
  // the contract is read only now: after a merge its own lists may have been unreadable
  const { generateFiles } = await import('./generated-files.ts')
  print(writeFiles(workspaceRoot, await generateFiles()))
  return 0
})
