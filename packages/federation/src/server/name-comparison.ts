import type { ReleaseUses, ShellProvides } from '../usage.ts'
import { RefusedRelease } from './release-refusal.ts'

/** Something that a release takes and a shell does not have. */
export type Missing =
  | { kind: 'name'; singleton: string; name: string }
  | { kind: 'operation'; operation: string }

/** A library of others taken whole: its version is checked where it is consumed. */
const isUntold = (name: string): boolean => name === '*' || name === 'default'

/** Names and operations that a release uses and the shell lacks; empty when they are compatible. */
export const findMissing = (
  uses: ReleaseUses,
  provides: Pick<ShellProvides, 'names' | 'operations'>,
): Missing[] => {
  const names = Object.entries(uses.names).flatMap(([singleton, used]) => {
    const known = Object.hasOwn(provides.names, singleton) ? provides.names[singleton] : undefined
    const isLibrary = !singleton.startsWith('@isp/')
    return used
      .filter((name) => !known?.includes(name) && !(known && isLibrary && isUntold(name)))
      .map((name): Missing => ({ kind: 'name', singleton, name }))
  })
  const operations = uses.operations
    // fault: lost-operation-not-noticed
    .filter((operation) => !provides.operations.includes(operation))
    .map((operation): Missing => ({ kind: 'operation', operation }))
  return [...names, ...operations]
}

const refuse = ([first]: readonly Missing[], owner = ''): void => {
  if (!first) return
  const by = owner && ` (${owner})`
  if (first.kind === 'operation') {
    throw new RefusedRelease('operation-missing', `${first.operation}${by}`)
  }
  throw new RefusedRelease('name-missing', `${first.name}, ${first.singleton}${by}`)
}

/** A remote's release against the shell in service. Throws RefusedRelease. */
export const checkUses = (uses: ReleaseUses, provides: ShellProvides): void =>
  refuse(findMissing(uses, provides))

/** A release of the shell against every remote in service: the same comparison from the other side. Throws RefusedRelease. */
export const checkProvides = (
  provides: ShellProvides,
  remotes: readonly { name: string; uses: ReleaseUses }[],
): void => {
  for (const { name, uses } of remotes) refuse(findMissing(uses, provides), name)
}
