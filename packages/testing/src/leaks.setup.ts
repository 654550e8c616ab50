import { afterAll, expect, vi } from 'vitest'

/**
 * Test files of one worker share its process: what one file leaves behind would make the next one fail. This makes the
 * file fail that leaves it.
 */

type State = ReadonlyMap<string, unknown>

/** Global properties of the process and of `window`, by name. Accessors are recorded without their value. */
const look = (): State => {
  const globals = Object.entries(Object.getOwnPropertyDescriptors(globalThis)).map(
    ([name, { value }]) => [`globalThis.${name}`, value] as const,
  )
  const variables = Object.entries(process.env).map(
    ([name, value]) => [`process.env.${name}`, value] as const,
  )
  return new Map<string, unknown>([...globals, ...variables, ['process.cwd()', process.cwd()]])
}

/** Set by sharp when it is first loaded. */
const OF_LIBRARIES = new Set(['process.env.VIPSHOME'])

/** Names of globals changed by a test file. Globals added by a library at its first import are ignored; environment variables are not. */
const leftBehind = (before: State, after: State): readonly string[] => {
  const changed = [...before].flatMap(([name, value]) =>
    Object.is(after.get(name), value) ? [] : [name],
  )
  const added = [...after.keys()].filter(
    (name) => name.startsWith('process.env.') && !before.has(name) && !OF_LIBRARIES.has(name),
  )
  return [...changed, ...added]
}

const before = look()
afterAll(() => {
  // test files of one worker share one document too
  if (typeof document !== 'undefined') {
    document.body.replaceChildren()
    document.title = ''
  }
  // vitest can undo these itself
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  expect(leftBehind(before, look()), 'left behind for the next file').toEqual([])
})
