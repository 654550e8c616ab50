import { chownSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { ExpectedFailure } from '../../process/expected-failure.ts'
import { runTool } from '../../process/run-tool.ts'
import { databaseNameOf, type Layout, layoutOf, type Machine } from '../layout.ts'
import { haproxyCfg, haproxyPlaces } from '../references/haproxy.ts'
import { etcdDefaults, patroniYml } from '../references/patroni.ts'
import { pgbouncerIni } from '../references/pgbouncer.ts'
import {
  type Account,
  freePort,
  programFile,
  type Started,
  start,
  until,
  untilListening,
} from './started.ts'

const ADDRESSES = ['127.0.0.2', '127.0.0.3', '127.0.0.4']
const PASSWORD = 'only-for-this-trial'

const secrets = {
  PATRONI_SUPERUSER_PASSWORD: PASSWORD,
  PATRONI_REPLICATION_PASSWORD: PASSWORD,
  PATRONI_REWIND_PASSWORD: PASSWORD,
}

/** Debian has a folder for each version. */
const newestServer = (): string => {
  const root = '/usr/lib/postgresql'
  const versions = readdirSync(root).sort((one, other) => Number(other) - Number(one))
  return path.join(root, versions[0] ?? '', 'bin')
}

export type Trial = {
  layout: Layout
  machines: readonly Machine[]
  /** Through PgBouncer and HAProxy of the first machine. */
  url: string
  patroni: Map<Machine, Started>
  startPatroni: (machine: Machine) => void
  /** PgBouncer, with what PostgreSQL keeps of the password. */
  startPool: (verifier: string) => void
  /** What Patroni says of itself: `primary`, `replica` … with its state; null: it does not answer. */
  stateOf: (machine: Machine) => Promise<PatroniState | null>
  configurationOf: (machine: Machine) => string
  /** PostgreSQL itself, which is no child of Patroni. */
  postmasterOf: (machine: Machine) => number
  stop: () => Promise<void>
}

export type PatroniState = { role: string; state: string; replication?: { sync_state: string }[] }

const parseEnvironment = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )

/** Three machines on loopback addresses, each with etcd, Patroni and PostgreSQL; the first has HAProxy and PgBouncer. */
export const openTrial = async (folder: string, account: Account | null): Promise<Trial> => {
  const layout = layoutOf({
    size: 3,
    addresses: ADDRESSES,
    balancer: 'nginx',
    ports: {
      pool: { pool: await freePort() },
      switch: { primary: await freePort(), standby: await freePort() },
      database: { postgresql: await freePort(), patroni: await freePort() },
      consensus: { client: await freePort(), peer: await freePort() },
    },
  })
  const { machines, ports } = layout
  const [first] = machines as readonly [Machine]
  const started: Started[] = []
  const patroni = new Map<Machine, Started>()
  const folderOf = (name: string): string => {
    const place = path.join(folder, name)
    mkdirSync(place, { recursive: true, mode: 0o700 })
    if (account) chownSync(place, account.uid, account.gid)
    return place
  }
  const run = (
    name: string,
    args: readonly string[],
    env: Record<string, string> = {},
  ): Started => {
    const program = start(programFile(name) ?? name, args, {
      account,
      cwd: folder,
      env: { PATH: process.env.PATH, HOME: folder, ...env },
    })
    started.push(program)
    return program
  }
  const configurationOf = (machine: Machine) => path.join(folder, `${machine.address}.yml`)
  const dataFolderOf = (machine: Machine) => path.join(folderOf(`data-${machine.address}`), 'pg')
  const postmasterOf = (machine: Machine): number =>
    Number(readFileSync(path.join(dataFolderOf(machine), 'postmaster.pid'), 'utf8').split('\n')[0])
  const startPatroni = (machine: Machine): void => {
    patroni.set(machine, run('patroni', [configurationOf(machine)], secrets))
  }
  const stop = async (): Promise<void> => {
    // Patroni ends its PostgreSQL; the rest does not care
    await Promise.all([...patroni.values()].map((one) => one.stop('SIGTERM')))
    await Promise.all(started.map((one) => one.stop('SIGKILL')))
  }

  try {
    for (const machine of machines) {
      const etcd = parseEnvironment(etcdDefaults(layout, machine))
      run('etcd', [], { ...etcd, ETCD_DATA_DIR: folderOf(`etcd-${machine.address}`) })
      const places = {
        dataFolder: dataFolderOf(machine),
        binFolder: newestServer(),
        socketFolder: folderOf(`socket-${machine.address}`),
      }
      writeFileSync(configurationOf(machine), patroniYml(layout, machine, places))
    }
    for (const machine of machines)
      await untilListening('etcd', started[0] as Started, machine.address, ports.consensus.client)
    const validated = await runTool('patroni', ['--validate-config', configurationOf(first)])
    if (validated.code !== 0) throw new ExpectedFailure(validated.output)
    for (const machine of machines) startPatroni(machine)

    const haproxy = path.join(folder, 'haproxy.cfg')
    const socket = path.join(folder, 'haproxy.sock')
    writeFileSync(haproxy, haproxyCfg(layout, first, { ...haproxyPlaces, socket, most: 500 }) ?? '')
    run('haproxy', ['-db', '-f', haproxy])
  } catch (error) {
    await stop()
    throw error
  }

  const startPool = (verifier: string): void => {
    const places = {
      userList: path.join(folder, 'userlist.txt'),
      logFile: path.join(folder, 'pool.log'),
      pidFile: path.join(folder, 'pool.pid'),
    }
    writeFileSync(places.userList, `"shop" "${verifier}"\n`)
    writeFileSync(path.join(folder, 'pgbouncer.ini'), pgbouncerIni(layout, first, places))
    run('pgbouncer', [path.join(folder, 'pgbouncer.ini')])
  }
  const stateOf = async ({ address }: Machine): Promise<PatroniState | null> => {
    try {
      const answer = await fetch(`http://${address}:${ports.database.patroni}/patroni`)
      return (await answer.json()) as PatroniState
    } catch {
      return null
    }
  }
  const url = `postgres://shop:${PASSWORD}@${ADDRESSES[0]}:${ports.pool.pool}/shop`
  return {
    layout,
    machines,
    url,
    patroni,
    startPatroni,
    startPool,
    stateOf,
    configurationOf,
    postmasterOf,
    stop,
  }
}

/** The machine whose PostgreSQL is the primary and has as many standbys, one of them synchronous; null: none yet. */
export const primaryOf = async (trial: Trial, standbys: number): Promise<Machine | null> => {
  for (const machine of trial.machines) {
    const state = await trial.stateOf(machine)
    const { role, replication = [] } = state ?? {}
    if (role !== 'master' && role !== 'primary') continue
    const isSafe = replication.some(
      ({ sync_state }) => /sync|quorum/.test(sync_state) && sync_state !== 'async',
    )
    return replication.length >= standbys && isSafe ? machine : null
  }
  return null
}

/** The role, the database and the pool of the shop, as the runbook makes them. */
export const makeShop = async ({ layout, startPool }: Trial, primary: Machine): Promise<void> => {
  const client = new pg.Client({
    host: primary.address,
    port: layout.ports.database.postgresql,
    user: 'postgres',
    password: PASSWORD,
  })
  await client.connect()
  await client.query(`create role shop login password '${PASSWORD}'`)
  await client.query(`alter role shop set statement_timeout = '5s'`)
  await client.query('create database shop owner shop')
  const { rows } = await client.query<{ verifier: string }>(
    "select rolpassword as verifier from pg_authid where rolname = 'shop'",
  )
  await client.end()
  startPool(rows[0]?.verifier ?? '')
}

export const nameIn = ({ layout }: Trial, machine: Machine): string =>
  databaseNameOf(layout, machine)

export const untilPrimary = async (
  trial: Trial,
  standbys: number,
  isWanted: (machine: Machine) => boolean = () => true,
): Promise<Machine> => {
  let found: Machine | null = null
  await until(
    async () => {
      found = await primaryOf(trial, standbys)
      return found !== null && isWanted(found)
    },
    () =>
      `no primary with ${standbys} standbys: ${[...trial.patroni.values()].map(({ log }) => log()).join('\n')}`,
    240_000,
  )
  return found as unknown as Machine
}
