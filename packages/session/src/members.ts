import { createServerPorts } from './server-ports.ts'
import { createSession } from './session.ts'
import { storageNames } from './storage-names.ts'

/** `name`, or `name()` for a function, of every property. */
const leavesOf = (owner: object, prefix: string): string[] =>
  Object.entries(owner).map(
    ([name, value]) => `${prefix}${name}${typeof value === 'function' ? '()' : ''}`,
  )

const isStore = (value: unknown): value is { getState: () => object } =>
  typeof value === 'object' && value !== null && 'getState' in value

/**
 * Everything that the session of these sources gives to shell and remotes, sorted: `auth.user`, `basket.add()`,
 * `notify()`, `storageNames.local.basket`. Read from a session that is made for it, so nothing has to be kept in step.
 */
export const sessionMembers = (): string[] => {
  const session = createSession(createServerPorts())
  return [
    ...Object.entries(session).flatMap(([name, value]) =>
      isStore(value) ? leavesOf(value.getState(), `${name}.`) : leavesOf({ [name]: value }, ''),
    ),
    ...Object.entries(storageNames).flatMap(([place, names]) =>
      leavesOf(names, `storageNames.${place}.`),
    ),
  ].sort()
}
