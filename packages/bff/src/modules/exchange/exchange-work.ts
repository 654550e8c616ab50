import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { exchangeEntityNames } from '@isp/contract'
import { isEmptyReference } from '@isp/contract/loaded-ids'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { type Database, databaseOf } from '../../kernel/database.ts'
import { lockCatalog } from '../../load/index.ts'
import type { LoadContext, LoadedEntity } from '../../load/loaded-entity.ts'
import { sourceIds } from '../../load/source-ids.ts'
import { applyImport, LoadRefused, refusalOf } from './apply-records.ts'
import { applyDelete } from './delete-records.ts'
import { linksOf } from './exchange-links.sql.ts'
import {
  finishLoad,
  insertNotes,
  type LoadRow,
  lockOutcomes,
  markReleasing,
  touchAccount,
} from './exchange-loads.sql.ts'
import { deleteSeen, insertSeen, insertSeenByHeld, selectAwaited } from './exchange-waiting.sql.ts'
import { countUnnamed, hideUnnamed, selectUnnamed } from './hide-unnamed.ts'
import type { Entities } from './order-references.ts'
import type { Given, RecordOutcome } from './record-outcome.ts'
import { releaseWaiting } from './release-waiting.ts'

export type CallLimits = {
  /** How long to wait for another load, in ms. */
  patience: number
  /** Most waiting records that are written together with those of the call. */
  most: number
  /** Queues the writing of the other waiting records, in the transaction of the load. */
  leaveRest(database: Database): Promise<unknown>
}

export type Work = {
  /**
   * Writes one load in one transaction, so that all or nothing of it is visible. `call`: limits when a caller waits
   * for the answer.
   * @throws LoadRefused; LoadBusy when the waiting time is over
   */
  run(
    source: string,
    begin: (context: LoadContext) => Promise<{ load: LoadRow; records: unknown[] } | undefined>,
    call?: CallLimits,
  ): Promise<LoadRow | undefined>
  /** What a held list would hide: how many records, and the first of them by id. */
  unnamed(
    source: string,
    load: Pick<LoadRow, 'id' | 'accountId' | 'entity' | 'run'>,
    limit: number,
  ): Promise<{ total: number; ids: string[] }>
  /** Writes waiting records that miss nothing any more. @returns whether there may be more */
  release(source: string, accountId: number): Promise<boolean>
  close(): Promise<void>
}

const pack = promisify(gzip)
const unpack = promisify(gunzip)

/** Asynchronous (in libuv's threads), because a megabyte would block other requests. */
export const packBody = (text: string): Promise<Buffer> => pack(text, { level: 1 })
export const unpackBody = async (body: Buffer): Promise<unknown[]> =>
  JSON.parse((await unpack(body)).toString())

/** Another load takes longer than the call may wait. */
export class LoadBusy extends Error {
  override readonly name = 'LoadBusy'
}

const asOutcome = (error: unknown): unknown => {
  if ((error as { code?: unknown }).code === '55P03') return new LoadBusy('', { cause: error })
  return refusalOf(error) === null ? error : new LoadRefused([], error)
}

const notesOf = (outcomes: readonly RecordOutcome[]) =>
  outcomes.flatMap(({ place, note }) => (note ? [{ place, ...note }] : []))

const lettersOf = (outcomes: readonly RecordOutcome[], total: number): string => {
  const letters = new Array<string>(total).fill('r')
  for (const { place, letter } of outcomes) letters[place] = letter
  return letters.join('')
}

export const createWork = (
  databaseUrl: string,
  entities: Entities,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Work => {
  // a separate pool, because long transactions must not take connections that requests need
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 3,
    idleTimeoutMillis: 30_000,
    application_name: 'isp-exchange',
  })
  pool.on('error', () => undefined) // reported by the statement in flight

  const within = async <Result>(
    source: string,
    work: (context: LoadContext) => Promise<Result>,
  ): Promise<Result> => {
    const client = await pool.connect()
    let broken: Error | undefined
    const handleLoss = (error: Error) => {
      broken = error
    }
    client.on('error', handleLoss)
    try {
      const database = databaseOf(client)
      await client.query('begin')
      const ids = sourceIds(source)
      const result = await work({ client, database, ids, links: linksOf(database, source) })
      await client.query('commit')
      return result
    } catch (error) {
      await client.query('rollback').catch((reason: Error) => {
        broken = reason
      })
      const outcome = asOutcome(error)
      if (outcome instanceof LoadRefused)
        log.warn({ err: outcome.cause }, 'the database refused a load')
      throw outcome
    } finally {
      client.off('error', handleLoss)
      client.release(broken)
    }
  }

  const entityOf = (name: string): LoadedEntity => {
    const entity = entities.get(name)
    if (!entity) throw new Error(`No records are called ${name}`)
    return entity
  }

  const sync = async (
    context: LoadContext,
    load: LoadRow,
    ids: readonly string[],
  ): Promise<{ hidden: number; isHeld: boolean }> => {
    const entity = entityOf(load.entity)
    const run = load.run ?? load.id
    const seen = { accountId: load.accountId, run }
    await insertSeen(context.database, load.accountId, load.entity, run, ids)
    if (!load.isLast) return { hidden: 0, isHeld: false }
    const { hidden, isTooMany } = await countUnnamed(context, entity, seen)
    if (isTooMany) return { hidden, isHeld: true }
    const gone = hidden === 0 ? 0 : await hideUnnamed(context, entity, seen)
    await deleteSeen(context.database, load.accountId, load.entity, run)
    return { hidden: gone, isHeld: false }
  }

  /** Hides what the staff has decided to hide; the list's own records were written when it arrived. */
  const hideHeld = async (context: LoadContext, load: LoadRow): Promise<LoadRow> => {
    const { database } = context
    const run = load.run ?? load.id
    const hidden = await hideUnnamed(context, entityOf(load.entity), {
      accountId: load.accountId,
      run,
    })
    await deleteSeen(database, load.accountId, load.entity, run)
    const outcomes = await lockOutcomes(database, load.id)
    return finishLoad(database, load.id, { state: 'done', outcomes, hidden })
  }

  const apply = async (
    context: LoadContext,
    load: LoadRow,
    records: readonly unknown[],
    call: CallLimits | undefined,
  ): Promise<LoadRow> => {
    const { database } = context
    const { id, accountId, total } = load
    if (load.mayHide) return hideHeld(context, load)
    await touchAccount(database, accountId)
    const target = { context, accountId, entities, log, entity: entityOf(load.entity) }
    const given = records.map((record, place): Given => ({ record, place, loadId: id }))
    if (load.action === 'delete') {
      const outcomes = await applyDelete(target, given)
      await insertNotes(database, id, notesOf(outcomes))
      const hidden = outcomes.filter(({ letter }) => letter === 'h').length
      return finishLoad(database, id, {
        state: 'done',
        outcomes: lettersOf(outcomes, total),
        hidden,
      })
    }
    const { outcomes, created, ids } = await applyImport(target, given)
    await insertNotes(database, id, notesOf(outcomes))
    await insertSeenByHeld(database, accountId, load.entity, ids)
    const named = load.action === 'sync' ? await sync(context, load, ids) : null
    const finished = await finishLoad(database, id, {
      state: named?.isHeld ? 'held' : 'done',
      outcomes: lettersOf(outcomes, total),
      hidden: named?.hidden ?? 0,
    })
    if (created.length === 0) return finished
    const come = [{ entity: load.entity, ids: created }]
    const isLeft = await releaseWaiting({ context, accountId, entities, log }, come, call?.most)
    if (!isLeft || !call) return finished
    await call.leaveRest(database)
    return markReleasing(database, id)
  }

  return {
    run: (source, begin, call) =>
      within(source, async (context) => {
        await lockCatalog(context.client, call?.patience)
        const begun = await begin(context)
        return begun && apply(context, begun.load, begun.records, call)
      }),

    unnamed: (source, { id, accountId, entity: name, run }, limit) =>
      within(source, async (context) => {
        const entity = entityOf(name)
        const seen = { accountId, run: run ?? id }
        const { hidden: total } = await countUnnamed(context, entity, seen)
        return { total, ids: await selectUnnamed(context, entity, seen, limit) }
      }),

    release: (source, accountId) =>
      within(source, async (context) => {
        await lockCatalog(context.client)
        const awaited = Map.groupBy(
          await selectAwaited(context.database, accountId),
          ({ entity }) => entity,
        )
        const come: { entity: string; ids: string[] }[] = []
        for (const name of exchangeEntityNames) {
          const entity = entityOf(name)
          const ids = (awaited.get(name) ?? []).map(({ id }) => id)
          const known = await entity.known(context, ids)
          // stored by an earlier release that took an empty reference for a record
          const empty = ids.filter((id) => isEmptyReference(context.ids.fromShop(id) ?? id))
          const found = [...known.keys(), ...empty]
          if (found.length > 0) come.push({ entity: name, ids: found })
        }
        return releaseWaiting({ context, accountId, entities, log }, come)
      }),

    close: () => pool.end(),
  }
}
