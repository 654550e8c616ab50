import pg, { type Pool, type PoolClient } from 'pg'

/**
 * Terminates the database backend of a connection when `signal` aborts: the running statement fails and the transaction
 * rolls back, however long it would have run. Returns a function that stops listening.
 */
export const endOnAbort = async (
  pool: Pool,
  client: PoolClient,
  signal: AbortSignal | undefined,
): Promise<() => void> => {
  if (!signal) return () => undefined
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const end = async (): Promise<void> => {
    const other = new pg.Client(pool.options)
    try {
      await other.connect()
      await other.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    } finally {
      await other.end()
    }
  }
  // Nothing is left to terminate when the database is gone.
  const handleAbort = (): void => void end().catch(() => undefined)
  signal.addEventListener('abort', handleAbort)
  return () => signal.removeEventListener('abort', handleAbort)
}
