import pg from 'pg'
import { ExpectedFailure } from '../process/expected-failure.ts'
import { databaseMessages as messages } from './database.messages.ts'

/** The oldest PostgreSQL that our SQL supports, as `server_version_num`. */
const OLDEST_VERSION = 150_000

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: messages.refused,
  ENOTFOUND: messages.unknownHost,
  EAI_AGAIN: messages.unknownHost,
  ETIMEDOUT: messages.timeout,
  '28P01': messages.wrongPassword,
  '28000': messages.wrongPassword,
  '3D000': messages.noDatabase,
}

/** Opens one connection for one piece of work. */
export const withConnection = async <Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  // if the server goes away, the query fails but the process must not
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}

/** Connects to the server of DATABASE_URL and describes it; throws one sentence if it cannot be used. */
export const describeExternal = async (url: string): Promise<string> => {
  const { hostname, port, pathname } = new URL(url)
  const place = `${hostname || 'localhost'}:${port || '5432'}`
  const version = await withConnection(url, async (client) => {
    const { rows } = await client.query<{ number: string; name: string }>(
      `select current_setting('server_version_num') as number,
              split_part(current_setting('server_version'), ' ', 1) as name`,
    )
    return rows[0]
  }).catch((error: NodeJS.ErrnoException) => {
    const isTimeout = /timeout/i.test(error.message)
    const known = isTimeout ? messages.timeout : reasons[error.code ?? '']
    throw new ExpectedFailure(messages.unreachable(place, known ?? error.message))
  })
  if (Number(version?.number) < OLDEST_VERSION) {
    throw new ExpectedFailure(messages.tooOld(version?.name ?? ''))
  }
  const name = decodeURIComponent(pathname.slice(1)) || 'postgres'
  return messages.external(version?.name ?? '', hostname, port || '5432', name)
}
