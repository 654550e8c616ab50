import type pg from 'pg'
import { AppError } from './app-error.ts'
import { type Database, databaseOf, isDatabaseUnavailable } from './database.ts'
import { neverWait } from './database-outage.ts'

/** Runs `work` in one transaction: committed when it returns, rolled back when it throws. */
export type Transact = <T>(work: (database: Database) => Promise<T>) => Promise<T>

const connect = async (pool: pg.Pool): Promise<pg.PoolClient> => {
  try {
    return await pool.connect()
  } catch (error) {
    throw isDatabaseUnavailable(error)
      ? new AppError('DATABASE_UNAVAILABLE', {}, { cause: error })
      : error
  }
}

const asError = (reason: unknown): Error =>
  reason instanceof Error ? reason : new Error(String(reason))

const isUnavailable = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'DATABASE_UNAVAILABLE'

/**
 * A connection that was lost or timed out is discarded without a ROLLBACK, which would only time out again; PostgreSQL
 * rolls back itself. A connection whose ROLLBACK fails is discarded too. `waitForDatabase`: for the first connection, since nothing has
 * been sent yet.
 */
export const transactionsOf =
  (pool: pg.Pool, waitForDatabase = neverWait): Transact =>
  async (work) => {
    const client = await waitForDatabase(() => connect(pool))
    let broken: Error | undefined
    // between two statements there is no other listener, and an unhandled 'error' event ends the process
    const handleLoss = (error: Error) => {
      broken = error
    }
    client.on('error', handleLoss)
    try {
      const database = databaseOf(client)
      await database.query({ text: 'begin' })
      const result = await work(database)
      await database.query({ text: 'commit' })
      return result
    } catch (error) {
      if (isUnavailable(error)) broken ??= asError(error)
      if (!broken) {
        await client.query('rollback').catch((reason: unknown) => {
          broken = asError(reason)
        })
      }
      throw error
    } finally {
      client.off('error', handleLoss)
      client.release(broken)
    }
  }
