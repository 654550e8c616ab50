import { missingOperations } from '@isp/contract/operations'
import type { ReleaseUses, ShellProvides } from '../usage.ts'
import { RefusedRelease } from './release-refusal.ts'

/** An export, a member of the session or an operation that a release uses and a shell does not provide. */
export type Missing =
  | { kind: 'name'; singleton: string; name: string }
  | { kind: 'session'; member: string }
  | { kind: 'operation'; operation: string }

/** A third-party library imported as a whole; its version is checked when it is loaded. */
const isWholeLibrary = (name: string): boolean => name === '*' || name === 'default'

/** Finds the names and operations that a release uses and the shell lacks; empty if they are compatible. */
export const findMissing = (uses: ReleaseUses, provides: ShellProvides): Missing[] => {
  const names = Object.entries(uses.names).flatMap(([singleton, used]) => {
    const known = Object.hasOwn(provides.names, singleton) ? provides.names[singleton] : undefined
    const isLibrary = !singleton.startsWith('@isp/')
    return used
      .filter((name) => !known?.includes(name) && !(known && isLibrary && isWholeLibrary(name)))
      .map((name): Missing => ({ kind: 'name', singleton, name }))
  })
  const operations = missingOperations(uses, provides.operations).map(
    (operation): Missing => ({ kind: 'operation', operation }),
  )
  return [...names, ...missingMembers(uses, provides), ...operations]
}

/** Nothing, when one of the two was made before members of the session were collected. */
const missingMembers = (
  { session = [] }: Pick<ReleaseUses, 'session'>,
  { session: known }: Pick<ShellProvides, 'session'>,
): Missing[] => {
  if (!known) return []
  const all = new Set(known)
  return session
    .filter((member) => !member.endsWith('.*') && !all.has(member))
    .map((member) => ({ kind: 'session', member }))
}

const refuse = ([first]: readonly Missing[], owner = ''): void => {
  if (!first) return
  const by = owner && ` (${owner})`
  if (first.kind === 'operation') {
    throw new RefusedRelease('operation-missing', `${first.operation}${by}`)
  }
  if (first.kind === 'session') throw new RefusedRelease('session-missing', `${first.member}${by}`)
  throw new RefusedRelease('name-missing', `${first.name}, ${first.singleton}${by}`)
}

/** Checks a remote's release against the shell in service. Throws RefusedRelease. */
export const checkUses = (uses: ReleaseUses, provides: ShellProvides): void =>
  refuse(findMissing(uses, provides))

/** Checks a release of the shell against every remote in service. Throws RefusedRelease. */
export const checkProvides = (
  provides: ShellProvides,
  remotes: readonly { name: string; uses: ReleaseUses }[],
): void => {
  for (const { name, uses } of remotes) refuse(findMissing(uses, provides), name)
}
