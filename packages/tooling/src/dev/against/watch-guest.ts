import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { RegisteredRelease } from '@isp/federation'
import { guestPageConfig } from '@isp/federation/rspack'
import { inspectRelease, isShell, RefusedRelease, writeInventory } from '@isp/federation/server'
import { type Configuration, type MultiStats, rspack } from '@rspack/core'
import { describeErrors } from '../../build/describe-errors.ts'
import { loadConfig } from '../../build/load-config.ts'
import { refusalMessages } from '../../releases/refusal.messages.ts'
import { fromRoot } from '../../workspace/paths.ts'
import { againstMessages as messages } from './against.messages.ts'
import type { GuestBuild } from './guest-builds.ts'

/**
 * The application's own production build, since the React of a live shop is a production one; into another folder, and not
 * minified, which takes most of the time of a build.
 */
const guestConfig = (config: Configuration, folder: string): Configuration => ({
  ...config,
  ...(config.output?.path && {
    output: { ...config.output, path: path.join(folder, path.basename(config.output.path)) },
  }),
  optimization: { ...config.optimization, minimize: false },
})

const registered = async (folder: string, name: string): Promise<RegisteredRelease> => {
  await writeInventory(folder)
  const { release } = await inspectRelease(folder, { name })
  if (isShell(release)) throw new Error(`${name} is a remote`)
  const { uses: _uses, requires: _requires, ...public_ } = release
  return { ...public_, isAvailable: true }
}

const readBuild = async (folder: string, name: string): Promise<GuestBuild> => {
  const release = await registered(folder, name)
  const base = `/remotes/${name}/${release.version}/`
  const files = Object.keys(release.web.integrity).map(
    async (url) => [url, await readFile(path.join(folder, url.slice(base.length)))] as const,
  )
  return {
    release,
    files: new Map(await Promise.all(files)),
    script: await readFile(path.join(folder, 'page/guest.js')),
  }
}

export type GuestWatch = { close: () => Promise<void> }
type Listeners = {
  onBuild: (build: GuestBuild, milliseconds: number) => void
  onFailure: (errors: readonly string[]) => void
}

/** Builds a remote for pages of a live shop, and again at each change, until it is closed. */
export const watchGuest = async (
  { folder, name, port }: { folder: string; name: string; port: number },
  { onBuild, onFailure }: Listeners,
): Promise<GuestWatch> => {
  const target = fromRoot('var/against', `${name}-${port}`)
  await rm(target, { recursive: true, force: true })
  const configs = await loadConfig(fromRoot(folder))
  const compiler = rspack([
    ...configs.map((config) => guestConfig(config, target)),
    guestPageConfig(path.join(target, 'page')),
  ])
  const accept = async (stats: MultiStats): Promise<void> => {
    const errors = describeErrors(stats)
    if (errors.length > 0) return onFailure(errors)
    const { children = [] } = stats.toJson({ all: false, children: true, timings: true })
    const build = await readBuild(target, name)
    onBuild(build, Math.max(0, ...children.map(({ time }) => time ?? 0)))
  }
  let accepting = Promise.resolve()
  const watching = compiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
    if (error) onFailure([error.message])
    // one after the other
    if (stats) {
      accepting = accepting
        .then(() => accept(stats))
        .catch((failure: Error) => {
          const isRefused = failure instanceof RefusedRelease
          const reason = isRefused ? refusalMessages[failure.code](failure.detail) : failure.message
          onFailure([messages.refused(reason)])
        })
    }
  })
  return {
    close: async () => {
      await new Promise<void>((done) => (watching ? watching.close(() => done()) : done()))
      await rm(target, { recursive: true, force: true })
    },
  }
}
