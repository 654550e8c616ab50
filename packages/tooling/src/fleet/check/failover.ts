import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { runTool } from '../../process/run-tool.ts'
import { fleetMessages as messages } from '../fleet.messages.ts'
import { makeShop, nameIn, openTrial, type Trial, untilPrimary } from './database-trial.ts'
import { expectSame } from './outcome.ts'
import { type Account, until } from './started.ts'

/** Writes one row after the other; each that was acknowledged must be found afterwards. `longestPause` gives seconds since it was last asked. */
const openWriter = (url: string) => {
  const acknowledged: number[] = []
  let isStopped = false
  let client = null as pg.Client | null
  let next = 0
  let last = performance.now()
  let longest = 0
  const connection = async (): Promise<pg.Client> => {
    if (client) return client
    const fresh = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 2000,
      query_timeout: 3000,
    })
    fresh.on('error', () => {})
    await fresh.connect()
    client = fresh
    return fresh
  }
  const write = async (): Promise<void> => {
    next += 1
    try {
      await (await connection()).query('insert into written values ($1)', [next])
      acknowledged.push(next)
      longest = Math.max(longest, performance.now() - last)
      last = performance.now()
      await wait(5)
    } catch {
      await client?.end().catch(() => {})
      client = null
      await wait(100)
    }
  }
  const running = (async () => {
    while (!isStopped) await write()
    await client?.end().catch(() => {})
  })()
  return {
    acknowledged,
    longestPause: () => {
      const seconds = longest / 1000
      longest = 0
      return seconds
    },
    stop: async () => {
      isStopped = true
      await running
    },
  }
}

const ask = async (url: string, text: string): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

/** PostgreSQL of a machine and its Patroni, both at once: the machine is gone. */
const lose = async (trial: Trial, machine: Trial['machines'][number]): Promise<void> => {
  process.kill(trial.postmasterOf(machine), 'SIGKILL')
  await trial.patroni.get(machine)?.stop('SIGKILL')
}

/**
 * Kills the primary under a writer, lets the former one come back, and changes places once more by plan. No acknowledged row may be
 * missing, and the former primary comes back as a standby.
 */
export const tryFailover = async (folder: string, account: Account | null): Promise<string> => {
  const trial = await openTrial(folder, account)
  try {
    const former = await untilPrimary(trial, 2)
    await makeShop(trial, former)
    await until(
      () =>
        ask(trial.url, 'create table written (id int primary key)').then(
          () => true,
          () => false,
        ),
      () => 'the pool does not reach the primary',
    )
    const writer = openWriter(trial.url)
    const outages: number[] = []
    try {
      await until(
        () => writer.acknowledged.length >= 100,
        () => 'the writer does not get on',
      )
      await lose(trial, former)
      const successor = await untilPrimary(trial, 1, (machine) => machine !== former)
      const before = writer.acknowledged.length
      await until(
        () => writer.acknowledged.length > before + 50,
        () => 'nothing is written after the failover',
      )
      outages.push(writer.longestPause())
      trial.startPatroni(former)
      await untilPrimary(trial, 2, (machine) => machine === successor)
      writer.longestPause()
      const { code, output } = await runTool('patronictl', [
        ...['-c', trial.configurationOf(successor), 'switchover', 'shop', '--force'],
        ...[
          '--master',
          nameIn(trial, successor),
          '--candidate',
          await synchronousOf(trial, successor),
        ],
      ])
      expectSame(`patronictl switchover: ${output}`, 0, code)
      await untilPrimary(trial, 2, (machine) => machine !== successor)
      const again = writer.acknowledged.length
      await until(
        () => writer.acknowledged.length > again + 50,
        () => 'nothing is written after the switchover',
      )
      outages.push(writer.longestPause())
    } finally {
      await writer.stop()
    }
    const rows = await ask(trial.url, 'select id from written')
    const found = new Set(rows.map(({ id }) => id))
    expectSame(
      'lost rows',
      [],
      writer.acknowledged.filter((id) => !found.has(id)),
    )
    return messages.survived(writer.acknowledged.length, outages)
  } finally {
    await trial.stop()
  }
}

/** Only the synchronous standby may take over by plan. */
const synchronousOf = async (trial: Trial, primary: Trial['machines'][number]): Promise<string> => {
  const state = await trial.stateOf(primary)
  const one = state?.replication?.find(({ sync_state }) => sync_state === 'sync')
  return (one as { application_name?: string } | undefined)?.application_name ?? ''
}
