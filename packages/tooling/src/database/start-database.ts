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
  /** The DATABASE_URL for child processes. */
  url: string
  /** Description of the server for people. */
  describe: string
  isEmbedded: boolean
  /** Process id of the embedded server; null for an external server. */
  pid: number | null
  /** Whether the server's process is alive; always true for an external server. */
  isRunning: () => boolean
  /** Stops a server that this call started or took over; a server of another command keeps running. */
  stop: () => Promise<void>
}

export type DatabaseOptions = {
  /** Folder of the embedded cluster; unused with DATABASE_URL. */
  dataDir: string
  /** Overrides the variable DATABASE_URL; null forces the embedded server. */
  databaseUrl?: string | null
  /**
   * false: an embedded server that does not wait for the disk, for tests; if the machine crashes, its data may be
   * damaged.
   */
  isDurable?: boolean
}

const urlOf = (user: string, password: string, port: number, database: string): string =>
  `postgres://${user}:${password}@127.0.0.1:${port}/${database}`

/** Creates the shop's role and database once; the role is not a superuser, as on an external server. */
const prepareDatabase = async (state: ClusterState, port: number): Promise<void> => {
  const admin = urlOf('postgres', state.adminPassword, port, 'postgres')
  await withConnection(admin, async (client) => {
    const { rows } = await client.query<{ has_role: boolean; has_database: boolean }>(
      `select exists (select from pg_roles where rolname = $1) as has_role,
              exists (select from pg_database where datname = $2) as has_database`,
      [ROLE, DATABASE],
    )
    // the password is generated and url-safe, so nothing has to be escaped
    if (!rows[0]?.has_role) {
      await client.query(`create role ${ROLE} login createdb password '${state.password}'`)
    }
    if (!rows[0]?.has_database) await client.query(`create database ${DATABASE} owner ${ROLE}`)
  })
}

/** Takes over a running server if it accepts our password; otherwise stops it. */
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

/** Starts and prepares the server; one that cannot be used is stopped again. */
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
    // an orphaned server is taken over; the server of a running command is not
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
 * Starts the database of a run: the server of DATABASE_URL (PostgreSQL 15 or newer), else the embedded one in
 * `dataDir`, created at the first start. Throws an ExpectedFailure with one sentence for the operator.
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
