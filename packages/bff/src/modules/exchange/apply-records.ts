import type { FieldError } from '@isp/contract/fields'
import type { FastifyBaseLogger } from 'fastify'
import type { PoolClient } from 'pg'
import { CatalogLoadError } from '../../load/index.ts'
import { loadIdOf } from '../../load/loaded-entity.ts'
import { readKey } from './read-records.ts'
import { type Given, type RecordOutcome, refusedAs } from './record-outcome.ts'
import { withRetainedValues } from './retained-values.ts'
import { type Target, type Written, writeRecords } from './write-records.ts'

export type Applied = Omit<Written, 'refused'>

/** The database refused records of the load; the whole load is rolled back. */
export class LoadRefused extends Error {
  override readonly name = 'LoadRefused'
  /** Ids of the refused records found so far. */
  readonly ids: readonly string[]

  constructor(ids: readonly string[], cause: unknown) {
    super('the database refused records of a load', { cause })
    this.ids = ids
  }
}

/** @returns the SQLSTATE with which the database refused a row, null for any other error */
export const refusalOf = (error: unknown): string | null => {
  if (error instanceof CatalogLoadError) return refusalOf(error.cause) ?? error.code
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'string' && /^2[23]/.test(code) ? code : null
}

/** Each refused record is found by attempts at parts of the call; with more of them the whole call is refused. */
const MOST_FOUND = 5

const SAVEPOINT = 'records'

/** Runs `work` behind a savepoint and rolls back to it when it fails or its result may not stay. */
export const withSavepoint = async <Result>(
  client: PoolClient,
  work: () => Promise<Result>,
  mayStay: (result: Result) => boolean,
): Promise<Result> => {
  await client.query(`savepoint ${SAVEPOINT}`)
  const takeBack = () =>
    client.query(`rollback to savepoint ${SAVEPOINT}; release savepoint ${SAVEPOINT}`)
  let result: Result
  try {
    result = await work()
  } catch (error) {
    if (refusalOf(error) !== null) await takeBack()
    throw error
  }
  await (mayStay(result) ? client.query(`release savepoint ${SAVEPOINT}`) : takeBack())
  return result
}

/**
 * Attempts to write the records. They stay written only if none was refused after writing had begun, and never with
 * `isTrial`.
 */
const attempt = async (
  target: Target,
  given: readonly Given[],
  isTrial: boolean,
): Promise<{ written: Written } | { error: unknown }> => {
  try {
    const written = await withSavepoint(
      target.context.client,
      () => writeRecords(target, given),
      ({ refused }) => !isTrial && refused.size === 0,
    )
    return { written }
  } catch (error) {
    if (refusalOf(error) === null) throw error
    return { error }
  }
}

/** Finds the first record that the database refuses together with those before it. */
const findRefused = async (
  target: Target,
  given: readonly Given[],
  refusal: unknown,
): Promise<{ turn: number; error: unknown }> => {
  let sound = 0
  let unsound = { count: given.length, error: refusal }
  while (unsound.count - sound > 1) {
    const count = Math.floor((sound + unsound.count) / 2)
    const tried = await attempt(target, given.slice(0, count), true)
    if ('error' in tried) unsound = { count, error: tried.error }
    else sound = count
  }
  return { turn: unsound.count - 1, error: unsound.error }
}

/**
 * Writes records of one kind in the caller's transaction and returns the outcome of each. A record refused by its
 * entity or by the database leaves nothing behind: the others are rolled back and written again without it.
 * @throws LoadRefused when the database refuses too many
 */
export const applyImport = async (
  target: Target & { log: Pick<FastifyBaseLogger, 'warn'> },
  given: readonly Given[],
): Promise<Applied> => {
  let left = given
  const ids = new Set<string>()
  const notStored: Given[] = []
  const outcomes: RecordOutcome[] = []
  const leaveOut = (refused: ReadonlyMap<number, FieldError[]>): void => {
    for (const [turn, errors] of refused) {
      const one = left[turn]
      if (one) outcomes.push(refusedAs(one, errors))
    }
    left = left.filter((_, turn) => !refused.has(turn))
  }
  for (;;) {
    const tried = await attempt(target, left, false)
    if ('written' in tried) {
      const { refused, ...written } = tried.written
      for (const id of written.ids) ids.add(id)
      if (refused.size === 0) {
        const all = await withRetainedValues(target, [...written.outcomes, ...outcomes], given)
        return { ...written, outcomes: all, ids: [...ids] }
      }
      leaveOut(refused)
      continue
    }
    if (notStored.length === MOST_FOUND)
      throw new LoadRefused(
        notStored.map(({ record }) => loadIdOf(record as object)),
        tried.error,
      )
    const { turn, error } = await findRefused(target, left, tried.error)
    const guilty = left[turn]
    if (!guilty) throw tried.error
    target.log.warn({ err: error, entity: target.entity.name }, 'the database refused a record')
    notStored.push(guilty)
    const id = readKey(target.context, target.entity, guilty.record)
    if (id !== undefined) ids.add(id)
    const params = { reason: refusalOf(error) ?? '' }
    leaveOut(new Map([[turn, [{ path: '', code: 'NOT_STORED', params }]]]))
  }
}
