// `npm run releases -- list | publish <name> | rollback <name> [version] | retire <name>`
import { existsSync, readdirSync } from 'node:fs'
import { buildWorkspace, listRemotes, publishApp } from '../build/build-workspace.ts'
import { ExpectedFailure } from '../process/expected-failure.ts'
import { createLifetime } from '../process/lifetime.ts'
import { runCommand } from '../process/run-command.ts'
import { runtimeFolders } from '../workspace/paths.ts'
import { releasesMessages as messages } from './releases.messages.ts'
import { listReleases, retire, rollback } from './rollback.ts'

const storeDir = runtimeFolders.releases

const print = (line: string) => process.stdout.write(`${line}\n`)

const list = (): void => {
  const names = existsSync(storeDir) ? readdirSync(storeDir) : []
  if (names.length === 0) print(messages.empty)
  for (const name of names) {
    const { current, versions, rejected } = listReleases(storeDir, name)
    for (const version of versions) {
      const mark = version === current ? '*' : ' '
      print(messages.line(mark, name, version, rejected.includes(version)))
    }
  }
}

/** Builds one remote and serves the build, beside a running shop or before its start. */
const publish = async (name: string): Promise<void> => {
  const remotes = listRemotes()
  const folder = `remote-${name}`
  if (!remotes.includes(folder)) {
    const names = remotes.map((remote) => remote.replace(/^remote-/, ''))
    throw new ExpectedFailure(messages.unknownRemote(name, names))
  }
  const lifetime = createLifetime({ onSignal: () => {}, onInsist: () => process.exit(130) })
  print(messages.publishing(name))
  await buildWorkspace(lifetime.signal, [folder])
  print(messages.published(name, publishApp(folder, { isChosen: true }).version))
}

runCommand(async ([action, name, version]) => {
  if (action === 'list') list()
  else if (action === 'publish' && name) await publish(name)
  else if (action === 'rollback' && name) {
    print(messages.rolledBack(name, rollback(storeDir, name, version)))
  } else if (action === 'retire' && name) {
    retire(storeDir, name)
    print(messages.retired(name))
  } else throw new ExpectedFailure(messages.usage)
  return 0
})
