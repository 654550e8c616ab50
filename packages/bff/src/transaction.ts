import type pg from 'pg'
import { AppError } from './app-error.ts'
import { type Database, databaseOf, isDatabaseUnavailable } from './database.ts'

/** Runs `work` in one transaction: committed when it returns, rolled back (nothing stays) when it throws. */
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

/** A connection that cannot even roll back is thrown away: the server rolls back for it. */
export const transactionsOf =
  (pool: pg.Pool): Transact =>
  async (work) => {
    const client = await connect(pool)
    let broken: Error | undefined
    try {
      const database = databaseOf(client)
      await database.query({ text: 'begin' })
      const result = await work(database)
      await database.query({ text: 'commit' })
      return result
    } catch (error) {
      await client.query('rollback').catch((reason: unknown) => {
        broken = reason instanceof Error ? reason : new Error(String(reason))
      })
      throw error
    } finally {
      client.release(broken)
    }
  }
