import { afterAll, expect, vi } from 'vitest'

/**
 * Files of one worker share its process: what a file of tests leaves behind changes the next one, which then fails for
 * reasons of somebody else. So the file that leaves something is the one that fails.
 */

type State = ReadonlyMap<string, unknown>

/** Global properties of the process and of `window`, by name. An accessor is only there. */
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

/** Globals that a library or the runner adds at its first import are nobody's fault; variables are. */
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
  // files of a worker share one document too
  if (typeof document !== 'undefined') {
    document.body.replaceChildren()
    document.title = ''
  }
  // what vitest knows of it takes back itself
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  expect(leftBehind(before, look()), 'left behind for the next file').toEqual([])
})
