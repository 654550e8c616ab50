import { init, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
import { containerName, type RegisteredRelease } from '../registry.ts'
import type { FailureLog } from './failure-log.ts'
import { freshEntryPlugin } from './fresh-entry-plugin.ts'
import { integrityPlugin } from './integrity-plugin.ts'
import { provideRuntime } from './provide-runtime.ts'
import { retryPlugin } from './retry-plugin.ts'
import { sharedByShell } from './shared-modules.ts'
import { tracePlugin } from './trace-plugin.ts'

/** The browser's federation host: loads an exposed module of a release. Rejects with the underlying error. */
export type Host = { load: (release: RegisteredRelease, expose: string) => Promise<unknown> }

export type HostOptions = {
  /** Version of the shell, shown in `__FEDERATION__`. */
  version: string
  /** Integrity hash of a script by its absolute URL. */
  hashOf: (url: string) => string | undefined
  log: FailureLog
}

/** Configures the shell's federation instance. The build has created it with the singletons; this sets its name and plugins. */
export const createHost = ({ version, hashOf, log }: HostOptions): Host => {
  const plugins = [freshEntryPlugin(), integrityPlugin(hashOf), tracePlugin(log), retryPlugin()]
  const { shareScopeMap } = init({ name: 'shell', version, remotes: [], plugins })
  Object.assign(shareScopeMap, { default: sharedByShell() })
  provideRuntime()
  return {
    load: async ({ name, version, web }, expose) => {
      // a name for each release, because the runtime caches loaded modules by name
      const id = `${name}@${version}`
      const entryGlobalName = containerName(name)
      registerRemotes([{ name: id, version, entry: web.entry, entryGlobalName, type: 'global' }])
      return loadRemote(`${id}/${expose}`)
    },
  }
}
