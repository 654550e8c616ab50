// `npm run format`, or for some files: `npm run format -- shell remote-auth/src`.
import { ExpectedFailure } from '../process/expected-failure.ts'
import { runCommand } from '../process/run-command.ts'
import { workspaceRoot } from '../workspace/paths.ts'
import { formatFiles } from './format-files.ts'
import { verifyMessages as messages } from './verify.messages.ts'

runCommand(async (args) => {
  const failure = await formatFiles(
    workspaceRoot,
    args.filter((word) => word !== '--'),
  )
  if (failure) throw new ExpectedFailure(messages.notFormatted(failure))
  process.stdout.write(`${messages.formatted}\n`)
  return 0
})
