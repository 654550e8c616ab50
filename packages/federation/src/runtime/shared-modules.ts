import { RemoteError } from './remote-error.ts'

/** Share scope of a container: name → version → getter of the module's factory. */
export type ShareScope = Readonly<
  Record<string, Readonly<Record<string, { get: () => () => unknown }>>>
>

/** Shared modules in the shell's build (rspack's ProvideSharedPlugin, all eager). */
type SharingData = {
  scopeToSharingDataMapping: {
    default: readonly { name: string; version: string; factory: () => () => unknown }[]
  }
}
declare const __webpack_require__: { initializeSharingData: SharingData } | undefined

/** The singletons provided by the shell; empty if the code was not bundled. */
export const sharedByShell = (): ShareScope => {
  if (typeof __webpack_require__ === 'undefined') return {}
  const { default: brought } = __webpack_require__.initializeSharingData.scopeToSharingDataMapping
  return Object.fromEntries(
    brought.map(({ name, version, factory }) => [name, { [version]: { get: factory } }]),
  )
}

/** Matches `^1.2.3` as npm does; any other range does not match. Our builds write no other ranges (rspack/shared.ts). */
const satisfies = (version: string, range: string): boolean => {
  const wanted = /^\^(\d+)\.(\d+)\.(\d+)$/.exec(range)?.slice(1).map(Number)
  const present = /^(\d+)\.(\d+)\.(\d+)$/.exec(version)?.slice(1).map(Number)
  if (!wanted || !present) return false
  const differs = wanted.findIndex((part, index) => part !== present[index])
  if (differs < 0) return true
  // the parts up to and including the first non-zero one must be equal
  // fault: zero-version-is-free
  const isFree = wanted.slice(0, differs).some((part) => part > 0)
  // fault: older-version-satisfies
  return isFree && (present[differs] ?? 0) > (wanted[differs] ?? 0)
}

/**
 * Returns the shell's factory of a shared module in a version that the remote was built for. A second check after the
 * one at release. Throws RemoteError.
 */
export const takeShared = (scope: ShareScope, name: string, range: string): (() => unknown) => {
  const versions = Object.entries(scope[name] ?? {})
  // fault: another-react-in-the-browser
  const found = versions.find(([version]) => satisfies(version, range))
  if (found) return found[1].get()
  const has = versions.map(([version]) => version).join(', ') || 'none'
  throw new RemoteError('incompatible', `${name} ${range} is needed, the shell has ${has}`)
}
