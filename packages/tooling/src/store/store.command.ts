// `npm run store -- move`: files and releases of the folders into the store of CONTENT_STORE
import { storageFault } from '@isp/bff/content-store'
import { ExpectedFailure } from '../process/expected-failure.ts'
import { runCommand } from '../process/run-command.ts'
import { storeMessages } from '../releases/store.messages.ts'
import { withStore } from '../releases/with-releases.ts'
import { displayPath, runtimeFolders } from '../workspace/paths.ts'
import { moveMessages as messages } from './move.messages.ts'
import { moveFiles } from './move-files.ts'
import { moveReleases } from './move-releases.ts'

const print = (line: string) => void process.stdout.write(`${line}\n`)

runCommand((args) => {
  const [action, ...rest] = args
  if (action !== 'move' || rest.length > 0) throw new ExpectedFailure(messages.usage)
  return withStore(async (store) => {
    if (!store) throw new ExpectedFailure(messages.noStore)
    const fault = await storageFault(store.storage)
    if (fault !== null) throw new ExpectedFailure(fault)
    const { blobs, releases } = runtimeFolders
    print(messages.movingFiles(displayPath(blobs), store.storage.place))
    const files = await moveFiles(blobs, store.storage.files, (soFar) =>
      print(messages.soFar(soFar)),
    )
    print(messages.movedFiles(files))
    const moved = await moveReleases(releases, store, () => print(storeMessages.waiting))
    for (const line of messages.movedReleases(moved)) print(line)
    print(messages.done(displayPath(blobs), displayPath(releases)))
    return 0
  })
})
