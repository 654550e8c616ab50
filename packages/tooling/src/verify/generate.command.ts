// `npm run generate`: writes the lists that features register in, the names that shell and remotes agree on, and the
// client's types. `-- diff main` prints instead how the API differs from that commit, for a reviewer; `-- openapi FILE`
// writes the API's description there.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { ExpectedFailure } from '../process/expected-failure.ts'
import { runCommand } from '../process/run-command.ts'
import { workspaceRoot } from '../workspace/paths.ts'
import { registrationLists } from './registration-lists.ts'
import { verifyMessages as messages } from './verify.messages.ts'
import { writeFiles } from './write-generated.ts'

const print = (lines: readonly string[]) => {
  for (const line of lines) process.stdout.write(`${line}\n`)
}

const generate = async () => {
  print(writeFiles(workspaceRoot, registrationLists(workspaceRoot)))
  // the contract is loaded only now: after a merge its own lists may have been unreadable
  const [{ generateFiles, lostNames }, { clientTypes }] = await Promise.all([
    import('./generated-files.ts'),
    import('./client-types.ts'),
  ])
  const files = await generateFiles()
  const lost = lostNames(workspaceRoot, files)
  // names were removed without a new contract number: nothing is written
  if (lost.length > 0) throw new ExpectedFailure(lost.join('\n'))
  print(writeFiles(workspaceRoot, { ...files, ...(await clientTypes(workspaceRoot)) }))
}

runCommand(async (args) => {
  const [what, value, ...rest] = args.filter((argument) => argument !== '--')
  if (what === undefined) await generate()
  else if (what === 'diff' && value !== undefined && rest.length === 0) {
    const { describeApiChange } = await import('./api-change.ts')
    print(await describeApiChange(workspaceRoot, value))
  } else if (what === 'openapi' && value !== undefined && rest.length === 0) {
    const { buildOpenApi } = await import('@isp/contract')
    writeFileSync(
      path.resolve(workspaceRoot, value),
      `${JSON.stringify(buildOpenApi(), null, 2)}\n`,
    )
    print([messages.generated(value)])
  } else throw new ExpectedFailure(messages.generateUsage(args.join(' ').replace(/^-- /, '')))
  return 0
})
