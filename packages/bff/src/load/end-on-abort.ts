import pg, { type Pool, type PoolClient } from 'pg'

/**
 * Ends the server's side of a connection when `signal` aborts: the statement in flight fails and the transaction is taken
 * back, however long it would have run. Gives how to stop listening, for when nothing may end it any more.
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
  // A database that is gone has nothing left to end.
  const handleAbort = (): void => void end().catch(() => undefined)
  signal.addEventListener('abort', handleAbort)
  return () => signal.removeEventListener('abort', handleAbort)
}
