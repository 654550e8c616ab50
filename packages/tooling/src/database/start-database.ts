import path from 'node:path'
import { withLock } from '../bootstrap/lock.mjs'
import { ExpectedFailure } from '../process/expected-failure.ts'
import { readPidFile, removePidFile, writePidFile } from '../process/pid-file.ts'
import { isAlive } from '../process/process-table.ts'
import { readSettings } from '../workspace/settings.ts'
import { findNativeFolder, readServerVersion } from './binaries.ts'
import { prepareCluster } from './cluster.ts'
import { describeExternal, withConnection } from './connection.ts'
import { databaseMessages as messages } from './database.messages.ts'
import { type DatabaseHome, prepareHome } from './home.ts'
import { findRunningServer, type RunningServer, startServer, stopServer } from './server.ts'
import { type ClusterState, readState } from './state.ts'

const ROLE = 'shop'
const DATABASE = 'shop'

export type Database = {
  /** For every child in DATABASE_URL. */
  url: string
  /** Which server this is, for people. */
  describe: string
  isEmbedded: boolean
  /** The embedded server's process; null for a server that is not ours. */
  pid: number | null
  /** Whether the server's process still lives; always true for a server that is not ours. */
  isRunning: () => boolean
  /** Stops what this call started or took over; a server of another command goes on. */
  stop: () => Promise<void>
}

export type DatabaseOptions = {
  /** Folder of the embedded cluster; unused with DATABASE_URL. */
  dataDir: string
  /** Overrides the variable DATABASE_URL; null forces the embedded server. */
  databaseUrl?: string | null
  /** false: an embedded server that does not wait for the disk, for tests; a crash of the machine may spoil its data. */
  isDurable?: boolean
}

const urlOf = (user: string, password: string, port: number, database: string): string =>
  `postgres://${user}:${password}@127.0.0.1:${port}/${database}`

/** The shop's role and database, made once; the role is no superuser, as on a server of one's own. */
const prepareDatabase = async (state: ClusterState, port: number): Promise<void> => {
  const admin = urlOf('postgres', state.adminPassword, port, 'postgres')
  await withConnection(admin, async (client) => {
    const { rows } = await client.query<{ has_role: boolean; has_database: boolean }>(
      `select exists (select from pg_roles where rolname = $1) as has_role,
              exists (select from pg_database where datname = $2) as has_database`,
      [ROLE, DATABASE],
    )
    // the password is ours and url-safe: nothing in it to escape
    if (!rows[0]?.has_role) {
      await client.query(`create role ${ROLE} login createdb password '${state.password}'`)
    }
    if (!rows[0]?.has_database) await client.query(`create database ${DATABASE} owner ${ROLE}`)
  })
}

/** The running server if it answers to our password; a server that does not is stopped. */
const adopt = async (home: DatabaseHome, state: ClusterState): Promise<RunningServer | null> => {
  const server = findRunningServer(home)
  if (!server) return null
  try {
    await prepareDatabase(state, server.port)
    return server
  } catch {
    await stopServer(home)
    return null
  }
}

/** A server that cannot be used is not left running. */
const startPrepared = async (
  home: DatabaseHome,
  state: ClusterState,
  isDurable: boolean,
): Promise<RunningServer> => {
  const server = await startServer(home, state, isDurable)
  try {
    await prepareDatabase(state, server.port)
    return server
  } catch (error) {
    await stopServer(home).catch(() => {})
    throw new ExpectedFailure(messages.prepareFailed((error as Error).message))
  }
}

const startEmbedded = async (dataDir: string, isDurable: boolean): Promise<Database> => {
  const native = findNativeFolder()
  const home = prepareHome(path.resolve(dataDir), native)
  const ownerFile = path.join(home.folder, 'owner.json')
  return withLock(path.join(home.folder, 'lock'), async () => {
    const version = await readServerVersion(native)
    const state = readState(home)
    await prepareCluster(home, state, version)
    const adopted = await adopt(home, state)
    const server = adopted ?? (await startPrepared(home, state, isDurable))
    // an orphan becomes ours; the server of a command that still runs does not
    const isGuest = adopted !== null && readPidFile(ownerFile) !== null
    if (!isGuest) writePidFile(ownerFile, process.pid, path.basename(process.argv[1] ?? 'node'))
    return {
      url: urlOf(ROLE, state.password, server.port, DATABASE),
      describe: messages.embedded(version, server.port),
      isEmbedded: true,
      pid: server.pid,
      isRunning: () => isAlive(server.pid),
      stop: async () => {
        if (isGuest) return
        await stopServer(home)
        removePidFile(ownerFile)
      },
    }
  })
}

/**
 * The database of a run: the server of DATABASE_URL (PostgreSQL 15 or newer), else the embedded one
 * in `dataDir`, created at first. Throws an ExpectedFailure with one sentence for the operator.
 */
export const startDatabase = async (options: DatabaseOptions): Promise<Database> => {
  const url = options.databaseUrl === undefined ? readSettings().databaseUrl : options.databaseUrl
  if (!url) return startEmbedded(options.dataDir, options.isDurable ?? true)
  return {
    url,
    describe: await describeExternal(url),
    isEmbedded: false,
    pid: null,
    isRunning: () => true,
    stop: async () => {},
  }
}
