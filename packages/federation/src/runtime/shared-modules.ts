import { RemoteError } from './remote-error.ts'

/** Name → version → what gives the module's factory: a share scope as every container knows it. */
export type ShareScope = Readonly<
  Record<string, Readonly<Record<string, { get: () => () => unknown }>>>
>

/** What the build of the shell brings (rspack's ProvideSharedPlugin, all of it eager). */
type SharingData = {
  scopeToSharingDataMapping: {
    default: readonly { name: string; version: string; factory: () => () => unknown }[]
  }
}
declare const __webpack_require__: { initializeSharingData: SharingData } | undefined

/** The shell's singletons; none where no bundler has been at work. */
export const sharedByShell = (): ShareScope => {
  if (typeof __webpack_require__ === 'undefined') return {}
  const { default: brought } = __webpack_require__.initializeSharingData.scopeToSharingDataMapping
  return Object.fromEntries(
    brought.map(({ name, version, factory }) => [name, { [version]: { get: factory } }]),
  )
}

/** `^1.2.3` as npm reads it; of anything else nothing is known to be good. Builds write no other ranges (rspack/shared.ts). */
const satisfies = (version: string, range: string): boolean => {
  const wanted = /^\^(\d+)\.(\d+)\.(\d+)$/.exec(range)?.slice(1).map(Number)
  const present = /^(\d+)\.(\d+)\.(\d+)$/.exec(version)?.slice(1).map(Number)
  if (!wanted || !present) return false
  const differs = wanted.findIndex((part, index) => part !== present[index])
  if (differs < 0) return true
  // up to the first part that is not zero they have to be the same
  // fault: zero-version-is-free
  const isFree = wanted.slice(0, differs).some((part) => part > 0)
  // fault: older-version-satisfies
  return isFree && (present[differs] ?? 0) > (wanted[differs] ?? 0)
}

/**
 * What the shell brings under a name, in a version that the remote was built for. The release gate has compared the same
 * versions; this is for what slipped through. Throws RemoteError.
 */
export const takeShared = (scope: ShareScope, name: string, range: string): (() => unknown) => {
  const versions = Object.entries(scope[name] ?? {})
  // fault: another-react-in-the-browser
  const found = versions.find(([version]) => satisfies(version, range))
  if (found) return found[1].get()
  const has = versions.map(([version]) => version).join(', ') || 'none'
  throw new RemoteError('incompatible', `${name} ${range} is needed, the shell has ${has}`)
}
