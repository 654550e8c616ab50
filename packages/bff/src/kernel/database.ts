import { currentSpan, inSpan } from '@isp/observability'
import pg from 'pg'
import { AppError } from './app-error.ts'
import { countingStatement, waiting } from './cost/meter.ts'
import { type TimeLimits, timeLimits } from './time-limits.ts'

/** With `name` it is a prepared statement, parsed once per connection; a name must belong to exactly one text. */
export type Statement = { name?: string; text: string; values?: readonly unknown[] }

/** First parameter of every `*.sql.ts` function. */
export type Database = {
  /** @throws AppError DATABASE_UNAVAILABLE when the server cannot be reached or takes too long */
  query<Row>(statement: Statement): Promise<Row[]>
}

/**
 * The row of a statement that always returns exactly one. It throws instead of defaulting to zero, which would hide an
 * error.
 * @throws Error for any other number of rows
 */
export const theRow = <Row>(rows: readonly Row[]): Row => {
  const [row] = rows
  if (row === undefined || rows.length > 1) throw new Error(`${rows.length} rows instead of one`)
  return row
}

/** The columns of an outer join when it finds no row: all null. */
export type Absent<Row> = { [Key in keyof Row]: null }

export type PoolOptions = {
  url: string
  /** A pooler stands there, which refuses settings of a session at its start: the role has them. */
  isPooled?: boolean
  size?: number
  limits?: Pick<TimeLimits, 'statementMs' | 'answerMs' | 'connectMs'>
}

/** The server's connection pool. A broken idle connection is discarded and never ends the process. */
export const createPool = (options: PoolOptions, onIdleError: (error: Error) => void): pg.Pool => {
  const { statementMs, answerMs, connectMs } = options.limits ?? timeLimits()
  const pool = new pg.Pool({
    connectionString: options.url,
    application_name: 'isp-bff',
    max: options.size ?? 10,
    // compiling one of our statements takes seconds, running it milliseconds
    ...(options.isPooled ? {} : { statement_timeout: statementMs, options: '-c jit=off' }),
    query_timeout: answerMs,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
  })
  pool.on('error', onIdleError)
  return pool
}

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  'ENOENT',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
])

/**
 * SQLSTATEs that are not the statement's fault: the server is unreachable, shutting down, full, refuses us, or is too
 * slow. PostgreSQL Appendix A.
 */
const unavailableStates = /^(08|28|57|53)|^(3D000|55000)$/

const connectionTexts =
  /connection (terminated|ended)|timeout exceeded|connection error|not queryable|query read timeout/i

/** Whether an error of `pg` means that the database is unavailable. */
export const isDatabaseUnavailable = (error: unknown): boolean => {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable)
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (code === '') return connectionTexts.test(error.message)
  return networkCodes.has(code) || unavailableStates.test(code)
}

/** A pool, or one connection of it. */
export type Queryable = {
  query(config: pg.QueryConfig): Promise<{ rows: unknown[] }>
  /** For a pool: connections that are idle. */
  readonly idleCount?: number
}

/** PostgreSQL Appendix A: cancelled because it took too long, which is the caller's cost. */
const TOO_LONG = '57014'

/** Whether a statement failed because the server was away, not because of what it asked. */
const isLost = (error: unknown): boolean =>
  isDatabaseUnavailable(error) && (error as { code?: string }).code !== TOO_LONG

const chargedStatement = <Result>(ask: () => Promise<Result>): Promise<Result> =>
  countingStatement(ask, isLost)

/** Waiting for a connection held by others is not charged as work of the database. */
const askOf = (pool: Queryable) => (pool.idleCount === 0 ? waiting : chargedStatement)

/** What a statement without a name does, and the first table that it names: `select brand`. */
const summaryOf = (text: string): string => {
  const [verb = ''] = /[a-z]+/i.exec(text) ?? []
  const [, table = ''] = /\b(?:from|into|update)\s+([a-z_]+)/i.exec(text) ?? []
  return table ? `${verb} ${table}` : verb
}

/** The statement as traces know it: never its values. */
const spanOf = ({ name, text }: Statement) => ({
  name: name ?? summaryOf(text),
  kind: 'client' as const,
  attributes: { 'db.system.name': 'postgresql' },
})

/** The pool with its failures as errors of the contract. */
export const databaseOf = (pool: Queryable): Database => ({
  query: async <Row>(statement: Statement): Promise<Row[]> => {
    const { name, text, values } = statement
    const ask = () => askOf(pool)(() => pool.query({ name, text, values: values as unknown[] }))
    const span = currentSpan()
    try {
      const answer = await (span ? inSpan(span, spanOf(statement), ask) : ask())
      return answer.rows as Row[]
    } catch (error) {
      if (isDatabaseUnavailable(error))
        throw new AppError('DATABASE_UNAVAILABLE', {}, { cause: error })
      throw error
    }
  },
})
