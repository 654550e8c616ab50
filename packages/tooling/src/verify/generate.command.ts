// `npm run generate`: lists of what features register, then openapi.json and the client's types from the contract.
import { ExpectedFailure } from '../process/expected-failure.ts'
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
  const { generateFiles, lostNames } = await import('./generated-files.ts')
  const files = await generateFiles()
  const lost = lostNames(workspaceRoot, files)
  // names were removed without a new contract number: nothing is written
  if (lost.length > 0) throw new ExpectedFailure(lost.join('\n'))
  print(writeFiles(workspaceRoot, files))
  return 0
})
