import { refuseUnfitPooler, StartupError } from '@isp/bff'
import pg from 'pg'
import { doctorMessages as messages } from './doctor.messages.ts'
import { type Finding, finding } from './finding.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Clocks that differ by more give tokens that are not valid yet, and news that seem to come from the future. */
const CLOCKS_MS = 5000
const STATEMENT_MS = 5000
const ANSWER_MS = 3000

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

const withPool = async <Result>(
  connectionString: string,
  work: (pool: pg.Pool) => Promise<Result>,
): Promise<Result> => {
  const pool = new pg.Pool({ connectionString, max: 2, connectionTimeoutMillis: ANSWER_MS })
  pool.on('error', () => {})
  try {
    return await work(pool)
  } finally {
    await pool.end()
  }
}

const checkClock = (who: string, theirs: number, from: number): Finding => {
  const apart = Math.abs(theirs - (from + Date.now()) / 2)
  const isGood = apart <= CLOCKS_MS
  return finding(messages.clock(who), messages.apart(apart / 1000), isGood, messages.clockFix)
}

/** Which database it is, whatever address leads there. */
const IDENTITY = `select concat_ws('/', (select system_identifier from pg_control_system()),
  (select oid from pg_database where datname = current_database())) as identity`

const identityOf = (url: string): Promise<string> =>
  withPool(
    url,
    async (pool) => (await pool.query<{ identity: string }>(IDENTITY)).rows[0]?.identity ?? '',
  )

/** Whether a notice sent through one address arrives at a listener of the other. */
const hearsNotices = (url: string, directUrl: string): Promise<boolean> =>
  withPool(url, async (pool) => {
    const listener = new pg.Client({ connectionString: directUrl })
    listener.on('error', () => {})
    await listener.connect()
    try {
      const heard = new Promise<boolean>((resolve) => {
        listener.once('notification', () => resolve(true))
        setTimeout(() => resolve(false), ANSWER_MS).unref()
      })
      await listener.query('listen isp_doctor')
      await pool.query('notify isp_doctor')
      return await heard
    } finally {
      await listener.end()
    }
  })

const jitOf = async (pool: pg.Pool): Promise<{ jit: string; role: string }> => {
  const { rows } = await pool.query<{ jit: string; role: string }>(
    `select current_setting('jit') as jit, current_user as role`,
  )
  return rows[0] ?? { jit: '', role: '' }
}

const checkPooler = async (url: string, directUrl: string): Promise<Finding[]> => {
  try {
    await withPool(url, (pool) => refuseUnfitPooler(pool, STATEMENT_MS))
    const isSame = (await identityOf(url)) === (await identityOf(directUrl))
    const isHeard = isSame && (await hearsNotices(url, directUrl))
    const { jit, role } = await withPool(url, jitOf)
    return [
      finding(messages.pooler, messages.poolerFits, true, ''),
      finding(messages.jit, messages.jitIs(jit), jit === 'off', messages.jitFix(role)),
      finding(
        messages.direct,
        isSame ? (isHeard ? messages.heard : messages.deaf) : messages.otherDatabase,
        isHeard,
        messages.directFix,
      ),
    ]
  } catch (error) {
    const fix = error instanceof StartupError ? messages.poolerFix : messages.databaseFix
    return [finding(messages.pooler, reasonOf(error), false, fix)]
  }
}

const checkDatabaseClock = async (url: string): Promise<Finding[]> => {
  try {
    const from = Date.now()
    const theirs = await withPool(
      url,
      async (pool) => (await pool.query<{ now: Date }>('select clock_timestamp() as now')).rows[0],
    )
    return theirs ? [checkClock(messages.ofDatabase, theirs.now.getTime(), from)] : []
  } catch (error) {
    return [
      finding(messages.clock(messages.ofDatabase), reasonOf(error), false, messages.databaseFix),
    ]
  }
}

/** Whether the BFF knows this process by the key. */
const checkKey = async (origin: string, key: string): Promise<Finding> => {
  const answer = await fetch(`${origin}/bff/internal/counts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-isp-server-key': key },
    body: '[]',
    signal: AbortSignal.timeout(ANSWER_MS),
  })
  return finding(
    messages.serverKey,
    answer.ok ? messages.keyKnown : messages.keyUnknown(answer.status),
    answer.ok,
    messages.serverKeyFix,
  )
}

const checkBff = async (origin: string, key: string | undefined): Promise<Finding[]> => {
  try {
    const from = Date.now()
    const answer = await fetch(`${origin}/bff/api/health`, {
      signal: AbortSignal.timeout(ANSWER_MS),
    })
    const theirs = Date.parse(answer.headers.get('date') ?? '')
    return [
      finding(
        messages.bff,
        messages.answers(origin, answer.status),
        answer.ok,
        messages.bffNotReadyFix,
      ),
      ...(Number.isNaN(theirs) ? [] : [checkClock(messages.ofBff, theirs, from)]),
      ...(key ? [await checkKey(origin, key)] : []),
    ]
  } catch (error) {
    return [finding(messages.bff, `${origin}: ${reasonOf(error)}`, false, messages.bffFix)]
  }
}

/** Checks of a shop of several machines: those whose variables are set. */
export const checkFleet = async (env: Environment): Promise<Finding[]> => {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl, BFF_ORIGIN: origin } = env
  return [
    ...(url && directUrl ? await checkPooler(url, directUrl) : []),
    ...(url ? await checkDatabaseClock(directUrl || url) : []),
    ...(origin ? await checkBff(origin, env.SERVER_KEY) : []),
  ]
}
