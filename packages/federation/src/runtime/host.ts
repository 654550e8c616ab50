import { init, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
import { containerName, type RegisteredRelease } from '../registry.ts'
import type { FailureLog } from './failure-log.ts'
import { freshEntryPlugin } from './fresh-entry-plugin.ts'
import { integrityPlugin } from './integrity-plugin.ts'
import { provideRuntime } from './provide-runtime.ts'
import { retryPlugin } from './retry-plugin.ts'
import { sharedByShell } from './shared-modules.ts'
import { tracePlugin } from './trace-plugin.ts'

/** The host of the browser: gives what a release exposes. Rejects with whatever stood in the way. */
export type Host = { load: (release: RegisteredRelease, expose: string) => Promise<unknown> }

export type HostOptions = {
  /** Version of the shell, as `__FEDERATION__` shows it. */
  version: string
  /** Hash of a script by its absolute URL. */
  hashOf: (url: string) => string | undefined
  log: FailureLog
}

/** The shell's instance is made by its build, which brings the singletons; this names it and teaches it our manners. */
export const createHost = ({ version, hashOf, log }: HostOptions): Host => {
  const plugins = [freshEntryPlugin(), integrityPlugin(hashOf), tracePlugin(log), retryPlugin()]
  const { shareScopeMap } = init({ name: 'shell', version, remotes: [], plugins })
  Object.assign(shareScopeMap, { default: sharedByShell() })
  provideRuntime()
  return {
    load: async ({ name, version, web }, expose) => {
      // a name for each release: the runtime keeps what it has loaded by name
      const id = `${name}@${version}`
      const entryGlobalName = containerName(name)
      registerRemotes([{ name: id, version, entry: web.entry, entryGlobalName, type: 'global' }])
      return loadRemote(`${id}/${expose}`)
    },
  }
}
