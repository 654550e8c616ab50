import { createRetryUrl } from './retry-url.ts'
import { type ShareScope, takeShared } from './shared-modules.ts'

type Instance = {
  initOptions: (options: { name: string; remotes: []; plugins: [] }) => unknown
  shareScopeMap: Record<string, unknown>
}
type Module = { exports: unknown }

/** The module loader of a bundle, as rspack generates it for a container. */
type BundleRequire = {
  m: Record<string, (module: Module) => void>
  c: Record<string, unknown>
  /** Loads the script of a chunk. */
  l?: (url: string, ...rest: unknown[]) => void
  federation: { instance: Instance; initOptions: { name: string } }
  /** Shared modules by chunk and by id; `initialConsumes` lists those needed by the entry of a development build. */
  consumesLoadingData?: {
    chunkMapping?: Record<string, readonly string[]>
    moduleIdToConsumeDataMapping: Record<string, { shareKey: string; requiredVersion: string }>
    initialConsumes?: readonly string[]
  }
}
type WithRequire = { webpackRequire: BundleRequire }

const takeById = (require: BundleRequire, id: string): (() => unknown) => {
  const data = require.consumesLoadingData?.moduleIdToConsumeDataMapping[id]
  if (!data) throw new Error(`the build does not say what module ${id} is`)
  const scope = require.federation.instance.shareScopeMap.default as ShareScope | undefined
  return takeShared(scope ?? {}, data.shareKey, data.requiredVersion)
}

/** Adds a shared module to a bundle's module table as if it were its own. */
const install = (require: BundleRequire, id: string, take: () => () => unknown): void => {
  require.m[id] = (module) => {
    delete require.c[id]
    module.exports = take()()
  }
}

/**
 * The part of the bundler runtime that the entries of remotes call. It replaces the library's version negotiation: only
 * the shell provides modules, eagerly, and a version that does not fit is refused before any code of the chunk runs.
 */
export const containerRuntime = {
  initContainerEntry: ({
    webpackRequire,
    shareScope,
    remoteEntryInitOptions,
  }: WithRequire & { shareScope: ShareScope; remoteEntryInitOptions?: object }): void => {
    const { federation } = webpackRequire
    const { name } = federation.initOptions
    const { l: bring } = webpackRequire
    if (bring) {
      const addressOf = createRetryUrl()
      webpackRequire.l = (url, ...rest) => bring(addressOf(url), ...rest)
    }
    federation.instance.initOptions({ name, remotes: [], plugins: [], ...remoteEntryInitOptions })
    federation.instance.shareScopeMap.default = shareScope
  },
  consumes: ({ webpackRequire, chunkId }: WithRequire & { chunkId: string }): void => {
    for (const id of webpackRequire.consumesLoadingData?.chunkMapping?.[chunkId] ?? []) {
      const factory = takeById(webpackRequire, id)
      install(webpackRequire, id, () => factory)
    }
  },
  installInitialConsumes: ({ webpackRequire }: WithRequire): void => {
    for (const id of webpackRequire.consumesLoadingData?.initialConsumes ?? []) {
      install(webpackRequire, id, () => takeById(webpackRequire, id))
    }
  },
  I: (): Promise<boolean> => Promise.resolve(true),
}
