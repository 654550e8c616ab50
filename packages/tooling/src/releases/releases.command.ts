import { existsSync, readdirSync } from 'node:fs'
import { ExpectedFailure } from '../process/expected-failure.ts'
import { runCommand } from '../process/run-command.ts'
import { runtimeFolders } from '../workspace/paths.ts'
import { releasesMessages as messages } from './releases.messages.ts'
import { listReleases, rollback } from './rollback.ts'

const storeDir = runtimeFolders.releases

const print = (line: string) => process.stdout.write(`${line}\n`)

const list = (): void => {
  const names = existsSync(storeDir) ? readdirSync(storeDir) : []
  if (names.length === 0) print(messages.empty)
  for (const name of names) {
    const { current, versions } = listReleases(storeDir, name)
    for (const version of versions) print(`${version === current ? '*' : ' '} ${name} ${version}`)
  }
}

runCommand(async ([action, name, version]) => {
  if (action === 'list') list()
  else if (action === 'rollback' && name) {
    print(messages.rolledBack(name, rollback(storeDir, name, version)))
  } else throw new ExpectedFailure(messages.usage)
  return 0
})
