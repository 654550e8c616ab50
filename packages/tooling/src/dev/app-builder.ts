import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { writeInventory } from '@isp/federation/server'
import { type MultiStats, rspack } from '@rspack/core'
import { appNameOf, publishApp } from '../build/build-workspace.ts'
import { describeErrors } from '../build/describe-errors.ts'
import { DEVELOPMENT_MARK } from '../build/development-mark.ts'
import { loadConfig } from '../build/load-config.ts'
import { fromRoot, runtimeFolders } from '../workspace/paths.ts'
import { devMessages as messages } from './dev.messages.ts'

type Print = (line: string) => void

/** In development there is a build every few seconds and only one developer's tabs: only the newest few are kept. */
const DEV_RETENTION = { count: 10, days: 0 }

/** Publishes a finished development build as a release, so that a reload shows it. */
const accept = async (
  folder: string,
  stats: MultiStats,
  print: Print,
  isFirst: boolean,
): Promise<boolean> => {
  const errors = describeErrors(stats)
  if (errors.length > 0) {
    print(messages.failed(appNameOf(folder), errors))
    return false
  }
  // a separate store: the shop of `npm start` must never serve development builds
  await writeInventory(fromRoot(folder, 'dist'))
  keepUpdates(folder)
  await publishApp(folder, {
    storeDir: runtimeFolders.devReleases,
    isChosen: true,
    isFirstOfAll: folder === 'shell',
    retention: DEV_RETENTION,
  })
  const { children = [] } = stats.toJson({ all: false, children: true, timings: true })
  const milliseconds = Math.max(0, ...children.map((child) => child.time ?? 0))
  if (!isFirst)
    print(messages.rebuilt(appNameOf(folder), (milliseconds / 1000).toFixed(1).replace('.', ',')))
  return true
}

/** Hot updates, which take an open page from one build to the next, are kept beside the releases until the next run. */
const updatesOf = (folder: string) => ({
  built: fromRoot(folder, 'dist/hot'),
  kept: path.join(runtimeFolders.devReleases, appNameOf(folder), 'hot'),
})

const keepUpdates = (folder: string): void => {
  const { built, kept } = updatesOf(folder)
  if (existsSync(built)) cpSync(built, kept, { recursive: true })
}

const prepareDist = (folder: string): void => {
  const dist = fromRoot(folder, 'dist')
  for (const old of Object.values(updatesOf(folder))) rmSync(old, { recursive: true, force: true })
  const mark = path.join(dist, DEVELOPMENT_MARK)
  // precompressed files of a production build would be served instead of the new ones
  if (!existsSync(mark)) rmSync(path.join(dist, 'web'), { recursive: true, force: true })
  mkdirSync(dist, { recursive: true })
  writeFileSync(mark, '')
}

/** Builds an application once in development mode; gives whether it succeeded. */
export const buildOnce = async (folder: string, print: Print): Promise<boolean> => {
  prepareDist(folder)
  const compiler = rspack(await loadConfig(fromRoot(folder)))
  const stats = await new Promise<MultiStats>((resolve, reject) => {
    compiler.run((error, result) => (result ? resolve(result) : reject(error)))
  })
  await new Promise((resolve) => compiler.close(resolve))
  return accept(folder, stats, print, true)
}

export type Watcher = { close: () => Promise<void> }

/** Builds an application in development mode, and again at each change; resolves after the first build. */
export const watchApp = async (folder: string, print: Print): Promise<Watcher> => {
  prepareDist(folder)
  const compiler = rspack(await loadConfig(fromRoot(folder)))
  return new Promise((resolve) => {
    let isFirst = true
    let accepting = Promise.resolve()
    const acceptNext = async (stats: MultiStats) => {
      await accept(folder, stats, print, isFirst)
      isFirst = false
    }
    const watching = compiler.watch({ aggregateTimeout: 100 }, (error, stats) => {
      if (error) print(messages.failed(appNameOf(folder), [error.message]))
      // one after the other; a build that cannot be published prints a line and does not end the watching
      if (stats) {
        accepting = accepting
          .then(() => acceptNext(stats))
          .catch((failure: Error) => print(messages.failed(appNameOf(folder), [failure.message])))
      }
      void accepting.then(() =>
        resolve({
          close: () => new Promise((done) => (watching ? watching.close(() => done()) : done())),
        }),
      )
    })
  })
}
