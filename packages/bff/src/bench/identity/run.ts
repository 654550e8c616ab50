import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hash } from '@node-rs/argon2'
import type { Pool } from 'pg'
import * as z from 'zod'
import { prepareBenchDatabase } from '../catalog/database.ts'
import { benchClient, startBenchServer } from '../catalog/server.ts'
import { identityBenchMessages as messages } from './bench.messages.ts'
import { figuresOf, type IdentityBenchReport, isBarMet, isLiveBarMet } from './figures.ts'
import { measureLive } from './live-delay.ts'

const PRODUCTS = 5000
/** Connections of the other requests. */
const OTHERS = 4
/** Length of a quiet round: about as long as fifty sign-ins take. */
const QUIET_MS = 1000
const WARM_UP_MS = 2000
/** More than may run and wait (password.ts). */
const CROWD = 250
/** Cost of the password hash, as in password.ts. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

type Options = {
  databaseUrl: string
  signIns: number
  rounds: number
  port: number
  say: (line: string) => void
}

const loginOf = (number: number) => `identity${number}@example.com`

const insertPeople = async (pool: Pool, count: number, password: string): Promise<void> => {
  const passwordHash = await hash(password, COST)
  await pool.query(
    `insert into account (login, password_hash, status)
     select 'identity' || n || '@example.com', $2, 'ACTIVE' from generate_series(1, $1::int) n
     on conflict (lower(login)) do update set password_hash = excluded.password_hash`,
    [count, passwordHash],
  )
}

/** Measures other requests in a quiet time and while many people sign in at once, round by round in one run. */
export const runIdentityBench = async (options: Options): Promise<IdentityBenchReport> => {
  const { databaseUrl, signIns, rounds, port, say } = options
  const { pool, url } = await prepareBenchDatabase(databaseUrl, PRODUCTS, (name) =>
    say(messages.preparing(name)),
  )
  const indexFolder = await mkdtemp(join(tmpdir(), 'isp-bench-'))
  const others = benchClient(port, OTHERS)
  const people = benchClient(port, CROWD)
  try {
    const password = randomBytes(9).toString('base64url')
    await insertPeople(pool, CROWD, password)
    say(messages.starting)
    const server = await startBenchServer({
      databaseUrl: url,
      port,
      indexFolder,
      env: { TRUST_PROXY: 'loopback' },
    })
    try {
      const signIn = async (number: number) => {
        const startedAt = performance.now()
        const { status, body } = await people.send(
          'POST',
          '/bff/api/auth/login/v2',
          { login: loginOf(number), password, client_id: randomUUID() },
          // people sit in different offices: the number of attempts per address is limited
          { 'x-forwarded-for': `198.51.100.${number}` },
        )
        if (status !== 200 && status !== 503) throw new Error(messages.refused(status, body))
        return { status, body, ms: performance.now() - startedAt }
      }
      const crowd = (count: number) =>
        Promise.all(Array.from({ length: count }, (_, place) => signIn(place + 1)))

      /** Sends requests one after the other over each connection until `isOver`. */
      const ask = async (isOver: () => boolean): Promise<number[]> => {
        const times: number[] = []
        const worker = async () => {
          while (!isOver()) {
            const startedAt = performance.now()
            const { status, body } = await others.send('POST', '/bff/api/catalog/products', {})
            times.push(performance.now() - startedAt)
            if (status !== 200) throw new Error(messages.refused(status, body))
          }
        }
        await Promise.all(Array.from({ length: OTHERS }, worker))
        return times
      }
      const askFor = (milliseconds: number) => {
        const until = performance.now() + milliseconds
        return ask(() => performance.now() >= until)
      }
      const askDuring = async <Result>(work: () => Promise<Result>) => {
        let isOver = false
        const asking = ask(() => isOver)
        const result = await work().finally(() => {
          isOver = true
        })
        return { times: await asking, result }
      }

      await askFor(WARM_UP_MS)
      await crowd(signIns)
      say(messages.measuring(signIns, rounds))
      const quiet: number[] = []
      const busy: number[] = []
      const waits: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        quiet.push(...(await askFor(QUIET_MS)))
        const { times, result } = await askDuring(() => crowd(signIns))
        busy.push(...times)
        for (const { status, ms } of result) {
          if (status !== 200) throw new Error(messages.refused(status, ''))
          waits.push(ms)
        }
      }
      const listening = (await crowd(signIns)).map(({ body }, place) => ({
        login: loginOf(place + 1),
        accessToken: z.object({ accessToken: z.string() }).parse(JSON.parse(body)).accessToken,
      }))
      const origin = `http://127.0.0.1:${port}`
      const live = figuresOf(await measureLive({ pool, origin, people: listening }))
      const answers = await crowd(CROWD)
      const served = answers.filter(({ status }) => status === 200).length
      const figures = { quiet: figuresOf(quiet), busy: figuresOf(busy), waits: figuresOf(waits) }
      return {
        signIns,
        rounds,
        ...figures,
        live,
        crowd: { tried: CROWD, served, refused: CROWD - served },
        isBarMet: isBarMet(figures.quiet, figures.busy),
        isLiveBarMet: isLiveBarMet(live),
      }
    } finally {
      await server.stop()
    }
  } finally {
    others.close()
    people.close()
    await pool.end()
    await rm(indexFolder, { recursive: true, force: true })
  }
}
