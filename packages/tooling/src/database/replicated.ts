import { chownSync, cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { isAlive } from '../process/process-table.ts'
import { findNativeFolder } from './binaries.ts'
import { withConnection } from './connection.ts'
import { findFreePort } from './free-port.ts'
import { type DatabaseHome, prepareHome } from './home.ts'
import { findRunningServer, startServer, stopServer } from './server.ts'
import { startDatabase } from './start-database.ts'
import { type ClusterState, clusterFolder, readState, saveState } from './state.ts'

const SLOT = 'standby'

/** A server and one synchronous standby, both embedded, on this machine: for benches. */
export type ReplicatedDatabase = {
  /** Address of the first primary for the shop's role. */
  url: string
  primaryPort: number
  standbyPort: number
  /** Name and password of the shop's role, for a pooler. */
  role: { name: string; password: string }
  /** Runs a statement as superuser on a server. */
  admin: (port: number, text: string) => Promise<pg.QueryResult>
  /** Ends the primary without warning; resolves when its processes are gone. */
  killPrimary: () => Promise<void>
  /** Makes the standby the primary. */
  promote: () => Promise<void>
  stop: () => Promise<void>
}

const adminUrl = (state: ClusterState, port: number): string =>
  `postgres://postgres:${state.adminPassword}@127.0.0.1:${port}/postgres`

/** What belongs to a running server alone. */
const isOwn = (relative: string): boolean =>
  /^(pg_wal|pg_replslot|pg_notify|pg_stat_tmp|pg_subtrans)\/./.test(relative) ||
  relative === 'postmaster.pid'

/** Copies the data of a running server; the embedded PostgreSQL has no pg_basebackup. */
const copyCluster = async (from: DatabaseHome, to: DatabaseHome, url: string): Promise<void> => {
  const [source, target] = [clusterFolder(from), clusterFolder(to)]
  rmSync(target, { recursive: true, force: true })
  // the backup ends with its connection
  await withConnection(url, async (client) => {
    await client.query(`select pg_create_physical_replication_slot('${SLOT}', true)`)
    await client.query(`select pg_backup_start('standby', true)`)
    cpSync(source, target, {
      recursive: true,
      filter: (file) => !isOwn(path.relative(source, file)),
    })
    const { rows } = await client.query<{ label: string }>(
      'select labelfile as label from pg_backup_stop()',
    )
    writeFileSync(path.join(target, 'backup_label'), rows[0]?.label ?? '')
  })
  writeFileSync(path.join(target, 'standby.signal'), '')
}

/** Everything in the folder belongs to the user that runs the server. */
const giveToUser = ({ folder, user }: DatabaseHome): void => {
  if (!user) return
  for (const name of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })])
    chownSync(path.join(folder, name), user.uid, user.gid)
}

/** Starts both; writes wait for the standby from then on. `fill` runs before the copy is made. */
export const startReplicatedDatabase = async (
  folder: string,
  fill: (url: string) => Promise<void>,
): Promise<ReplicatedDatabase> => {
  const native = findNativeFolder()
  const primaryFolder = path.join(folder, 'primary')
  const primary = await startDatabase({ dataDir: primaryFolder, databaseUrl: null })
  const homes = {
    primary: prepareHome(path.resolve(primaryFolder), native),
    standby: prepareHome(path.resolve(folder, 'standby'), native),
  }
  const state = readState(homes.primary)
  const primaryPort = Number(new URL(primary.url).port)
  const admin = (port: number, text: string): Promise<pg.QueryResult> =>
    withConnection(adminUrl(state, port), (client) => client.query(text))
  const stop = async (): Promise<void> => {
    await stopServer(homes.standby).catch(() => {})
    await primary.stop()
  }
  try {
    await fill(primary.url)
    await admin(primaryPort, `alter role shop set statement_timeout = '5s'`)
    const standbyState = { ...state, port: await findFreePort(0) }
    mkdirSync(path.join(homes.standby.folder, 'log'), { recursive: true })
    saveState(homes.standby, standbyState)
    await copyCluster(homes.primary, homes.standby, adminUrl(state, primaryPort))
    const conninfo = `host=127.0.0.1 port=${primaryPort} user=postgres password=${state.adminPassword} application_name=${SLOT}`
    writeFileSync(
      path.join(clusterFolder(homes.standby), 'postgresql.auto.conf'),
      `primary_conninfo = '${conninfo}'\nprimary_slot_name = '${SLOT}'\n`,
    )
    giveToUser(homes.standby)
    const standby = await startServer(homes.standby, standbyState, true)
    await admin(primaryPort, `alter system set synchronous_standby_names = 'ANY 1 (${SLOT})'`)
    await admin(primaryPort, 'select pg_reload_conf()')
    return {
      url: primary.url,
      primaryPort,
      standbyPort: standby.port,
      role: { name: 'shop', password: state.password },
      admin,
      killPrimary: async () => {
        const running = findRunningServer(homes.primary)
        if (!running) return
        process.kill(running.pid, 'SIGKILL')
        while (isAlive(running.pid)) await sleep(20)
      },
      promote: async () => {
        await admin(standby.port, 'select pg_promote(true, 60)')
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
