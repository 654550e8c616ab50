import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import type { FailureLog, LoadPhase, LoadStep } from './failure-log.ts'

type Remote = { name: string; version?: string }

/** Releases are registered as `name@version` (host.ts). */
const remoteName = ({ name }: Remote): string => name.split('@')[0] ?? name

/**
 * Records every step of loading a remote as a measure `federation:<remote>:<phase>` in the performance timeline, and
 * failed steps also in the log.
 */
export const tracePlugin = (log: FailureLog): ModuleFederationRuntimePlugin => {
  const started = new Map<string, number>()
  const keyOf = (phase: LoadPhase, { name }: Remote, expose = '') => `${phase} ${name} ${expose}`

  const begin = (phase: LoadPhase, remote: Remote, expose?: string) => {
    started.set(keyOf(phase, remote, expose), performance.now())
  }
  const end = (phase: LoadPhase, remote: Remote, error?: unknown, expose?: string) => {
    const key = keyOf(phase, remote, expose)
    const start = started.get(key)
    if (start === undefined) return // the module was already loaded
    started.delete(key)
    const now = performance.now()
    const milliseconds = Math.round(now - start)
    const name = remoteName(remote)
    const step: LoadStep = { remote: name, release: remote.version ?? '', phase, milliseconds }
    const detail = error ? { ...step, message: String(error) } : step
    performance.measure(`federation:${name}:${phase}`, { start, end: now, detail })
    if ('message' in detail) log.add(detail)
  }

  return {
    name: 'isp-trace',
    loadEntry: async ({ remoteInfo }) => begin('entry', remoteInfo),
    afterLoadEntry: ({ remoteInfo, error }) => end('entry', remoteInfo, error),
    beforeInitRemote: ({ remoteInfo }) => begin('init', remoteInfo),
    afterInitRemote: ({ remoteInfo, error }) => end('init', remoteInfo, error),
    beforeGetExpose: ({ moduleInfo, expose }) => begin('expose', moduleInfo, expose),
    afterGetExpose: ({ moduleInfo, expose, error }) => end('expose', moduleInfo, error, expose),
    beforeExecuteFactory: ({ moduleInfo, expose }) => begin('factory', moduleInfo, expose),
    afterExecuteFactory: ({ moduleInfo, expose, error }) =>
      end('factory', moduleInfo, error, expose),
  }
}
