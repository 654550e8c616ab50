import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ONEC_PATH } from '@isp/contract/onec-path'
import { openContentFolder } from '../../kernel/blobs/content-places.ts'
import { databaseOf } from '../../kernel/database.ts'
import type { RunningJob } from '../../kernel/job-kind.ts'
import { timeLimits } from '../../kernel/time-limits.ts'
import { transactionsOf } from '../../kernel/transaction.ts'
import { openShop, type Shop } from '../auth/people.fixture.ts'
import { exchangeOf } from '../exchange/exchange.fixture.ts'
import { openExchange } from '../exchange/opened-exchange.service.ts'
import { createOrderChanges } from '../order/changes/order-changes.service.ts'
import { hashOfPassword } from './access/onec-password.ts'
import { createOnecJobs } from './jobs/onec.jobs.ts'
import { createOrdersIn } from './orders-in/orders-in.service.ts'

export type Spoken = { status: number; text: string; headers: Record<string, unknown> }

type Sent = {
  body?: string | Uint8Array
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  path?: string
}

export const basic = (login: string, password: string): string =>
  `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`

const PASSWORD = 'kTqWz7RmXbN4pGvJcY2s'

const someJob: RunningJob = {
  id: 'test',
  attempt: 1,
  signal: new AbortController().signal,
  checkpoint: async () => {},
}

export type Manner = 'both' | 'basic' | 'cookie' | 'sessid'

/** A shop that a 1C may exchange with; its jobs run only when a test says so. */
export const openOnec = async (heldCallMs = 0) => {
  const blobFolder = await mkdtemp(join(tmpdir(), 'isp-onec-'))
  const limits = { ...timeLimits(10), heldCallMs }
  const shop: Shop = await openShop({ blobFolder, limits })
  const json = await exchangeOf(shop)
  const database = databaseOf(shop.pool)
  const transact = transactionsOf(shop.pool)
  const { blobs, published } = openContentFolder(blobFolder)
  const databaseUrl = shop.pool.options.connectionString ?? ''
  const jobs = { enqueue: async () => '' }
  const shared = {
    ...{ database, transact, databaseUrl, blobs, published, jobs, limits },
    log: shop.app.log,
    shopOrigin: 'http://127.0.0.1:3000',
    now: () => new Date(),
    inTurn: null as never,
  }
  const exchange = openExchange({ ...shared, orders: { changes: createOrderChanges(shared) } })
  const kinds = createOnecJobs({
    ...{ ...shared, blobs: blobs.exchange },
    ordersIn: createOrdersIn({ ...shared, exchange: exchange.service }),
    exchange: exchange.service,
    noteAccount: exchange.noteAccount,
  })

  const speak = async (
    query: string,
    {
      body,
      method = body === undefined ? 'GET' : 'POST',
      headers = {},
      path = ONEC_PATH,
    }: Sent = {},
  ): Promise<Spoken> => {
    const answer = await shop.app.inject({
      method,
      url: `${path}?${query}`,
      headers,
      ...(body === undefined ? {} : { payload: Buffer.from(body) }),
    })
    return { status: answer.statusCode, text: answer.payload, headers: answer.headers }
  }

  /** An account of a source with an access. */
  const createAccess = async (source = '1c', soleTrader = 'person') => {
    const login = `user-${source}`
    await shop.pool.query(
      `with account as (
         insert into exchange_account (source, name) values ($1, $1)
         on conflict (source) do update set name = excluded.name returning id)
       insert into onec_access (account_id, login, password_hash, sole_trader, created_by)
       select id, $2, $3, $4, 'test' from account`,
      [source, login, hashOfPassword(PASSWORD), soleTrader],
    )
    return { login, password: PASSWORD }
  }

  const client = (access: { login: string; password: string }, manner: Manner = 'both') => {
    let cookie = ''
    let tail = ''
    const call = (query: string, sent: Sent = {}) => {
      const isAlone = manner === 'cookie' || manner === 'sessid'
      return speak(`${query}${tail}`, {
        ...sent,
        headers: {
          ...(cookie ? { cookie } : {}),
          ...(isAlone && !query.includes('checkauth')
            ? {}
            : { authorization: basic(access.login, access.password) }),
          ...sent.headers,
        },
      })
    }
    const self = {
      call,
      login: async (type = 'catalog') => {
        cookie = ''
        tail = ''
        const answer = await call(`type=${type}&mode=checkauth`)
        const [, name, value, sessid] = answer.text.split('\n')
        if (manner === 'both' || manner === 'cookie') cookie = `${name}=${value}`
        if (manner === 'both' || manner === 'sessid') tail = `&${sessid}`
        return answer
      },
      init: (type = 'catalog', more = '') => call(`type=${type}&mode=init${more}`),
      file: (name: string, body: string | Uint8Array, type = 'catalog') =>
        call(`type=${type}&mode=file&filename=${name}`, { body }),
      import: (name: string, type = 'catalog') => call(`type=${type}&mode=import&filename=${name}`),
      /** One session of goods: what `import` answers in the end for each document, in the order of names. */
      send: async (files: Record<string, string | Uint8Array>) => {
        await self.login()
        await self.init()
        for (const [name, content] of Object.entries(files)) await self.file(name, content)
        const documents = Object.keys(files).filter((name) => name.endsWith('.xml'))
        const words: string[] = []
        for (const name of documents.toSorted()) {
          await self.import(name)
          await work()
          words.push((await self.import(name)).text)
        }
        return words
      },
    }
    return self
  }

  /** Runs the jobs until nothing is queued. */
  const work = async (): Promise<void> => {
    for (const kind of kinds) await kind.run({}, someJob)
  }

  return {
    ...{ shop, speak, createAccess, client, work },
    /** The data load of the same shop. */
    json,
    rows: async <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> =>
      (await shop.pool.query<Row>(sql, values)).rows,
    close: async (): Promise<void> => {
      await exchange.close()
      await shop.close()
      await rm(blobFolder, { recursive: true, force: true })
    },
  }
}

export type Onec = Awaited<ReturnType<typeof openOnec>>
