import { rmSync } from 'node:fs'
import { startTestDatabase } from '../database/index.ts'
import { ExpectedFailure } from '../process/expected-failure.ts'
import { createLifetime } from '../process/lifetime.ts'
import { copySources } from '../workspace/copy-sources.ts'
import { fromRoot } from '../workspace/paths.ts'
import type { Fault, FaultArea } from './fault.ts'
import { readFaultAreas } from './fault-areas.ts'
import { mutantsMessages as messages } from './mutants.messages.ts'
import { readSources } from './sources.ts'
import { trackTemplates } from './template-databases.ts'
import { tryFault, type Verdict } from './try-fault.ts'
import { openWarmTests } from './warm-tests.ts'

/** Percentage of faults that tests must detect. */
const BAR = 95
const AT_ONCE = 2
/**
 * Limit for waiting within a test, in seconds: if something expected does not happen for so long, the fault counts as
 * detected.
 */
const PATIENCE = '30'

const print = (line: string) => process.stdout.write(`${line}\n`)

const choose = (rooms: readonly FaultArea[], names: readonly string[]): readonly FaultArea[] => {
  if (names.length === 0) return rooms
  const known = new Set(rooms.flatMap(({ name, faults }) => [name, ...faults.map(({ id }) => id)]))
  const unknown = names.find((name) => !known.has(name))
  if (unknown !== undefined) {
    throw new ExpectedFailure(
      messages.unknown(
        unknown,
        rooms.map(({ name }) => name),
      ),
    )
  }
  return rooms
    .map(({ name, faults }) => ({
      name,
      faults: faults.filter(({ id }) => names.includes(name) || names.includes(id)),
    }))
    .filter(({ faults }) => faults.length > 0)
}

const report = (rooms: readonly FaultArea[], verdicts: ReadonlyMap<string, Verdict>): number => {
  const isSeen = ({ id }: Fault) => verdicts.get(id) === 'seen'
  const all = rooms.flatMap(({ faults }) => faults)
  const seen = all.filter(isSeen).length
  for (const fault of all) if (!isSeen(fault)) print(messages.missed(fault.id, fault.harm))
  print(messages.heading)
  for (const { name, faults } of rooms)
    print(messages.room(name, faults.filter(isSeen).length, faults.length))
  const share = (100 * seen) / all.length
  print(messages.total(seen, all.length, share.toFixed(1).replace('.', ',')))
  if (share >= BAR) return 0
  print(messages.barMissed(BAR))
  return 1
}

/**
 * Puts known faults into a copy of the sources, one at a time, and reports which the tests detect.
 * @param args areas or single faults, none for all; `--json` prints the verdicts as JSON @returns the exit code
 */
export const tryPlantedFaults = async (args: readonly string[]): Promise<number> => {
  const isJson = args.includes('--json')
  const rooms = choose(
    await readFaultAreas(),
    args.filter((name) => name !== '--json'),
  )
  const faults = rooms.flatMap((room) => room.faults)
  const lifetime = createLifetime({ onSignal: () => {}, onInsist: () => process.exit(130) })
  const { signal } = lifetime
  try {
    if (!isJson) print(messages.copying)
    const trees = Array.from({ length: Math.min(AT_ONCE, faults.length) }, (_, index) =>
      fromRoot('var/mutants', String(index)),
    )
    lifetime.onEnd(() => rmSync(fromRoot('var/mutants'), { recursive: true, force: true }))
    rmSync(fromRoot('var/mutants'), { recursive: true, force: true })
    for (const tree of trees) await copySources(fromRoot(), tree)
    const database = await startTestDatabase()
    lifetime.onEnd(database.stop)
    const env = { TEST_PATIENCE: PATIENCE, ...process.env, DATABASE_URL: database.url, CI: 'true' }
    const places = trees.map((tree) => ({ tree, warm: openWarmTests(tree, env) }))
    const stop = () => {
      for (const { warm } of places) warm.stop()
    }
    lifetime.onEnd(stop)
    signal.addEventListener('abort', stop)
    // one by one: each filter has the full time limit of a fault's tests
    const findUnsound = async (filters: readonly string[]): Promise<string | null> => {
      for (const filter of filters) {
        if (signal.aborted) return null
        if (!(await places[0]?.warm.pass([filter]))) return filter
      }
      return null
    }
    const tests = [...new Set(faults.flatMap((fault) => fault.tests))]
    if (!isJson) print(messages.sound(tests.length))
    const unsound = await findUnsound(tests)
    if (signal.aborted) return 130
    if (unsound !== null) throw new ExpectedFailure(messages.unsound(unsound))
    lifetime.onEnd(await trackTemplates(database.url))
    const sources = readSources(fromRoot())
    const verdicts = new Map<string, Verdict>()
    const waiting = [...faults]
    const work = async ({ tree, warm }: (typeof places)[number]) => {
      for (let fault = waiting.shift(); fault && !signal.aborted; fault = waiting.shift()) {
        const verdict = await tryFault(tree, sources, fault, warm)
        if (signal.aborted) return
        verdicts.set(fault.id, verdict)
        const word = messages.verdicts[verdict]
        if (!isJson) print(messages.line(verdicts.size, faults.length, word, fault.id))
      }
    }
    await Promise.all(places.map(work))
    // if the database had crashed meanwhile, every fault would count as detected
    const fallen = await findUnsound(faults.at(-1)?.tests ?? [])
    if (signal.aborted) return 130
    if (fallen !== null) throw new ExpectedFailure(messages.fellAside)
    if (!isJson) return report(rooms, verdicts)
    print(JSON.stringify(Object.fromEntries(verdicts), null, 2))
    return 0
  } finally {
    await lifetime.end()
  }
}
