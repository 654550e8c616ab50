import type { OutgoingHttpHeaders } from 'node:http'
import { type Endpoint, endpoints } from '@isp/contract'
import { demoSellerFile } from '@isp/demo-data'
import { createTestDatabase } from '@isp/testing/database'
import {
  accountTable,
  agreements,
  companyTable,
  type Person,
  password,
  people,
  userOf,
} from '@isp/testing/people'
import { hash } from '@node-rs/argon2'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { type AppOptions, buildApp } from '../../composition/app.ts'
import { timeLimits } from '../../kernel/time-limits.ts'
import { workbooksHere } from '../../sheets/workbooks-here.fixture.ts'
import { createPreparedIndex, insertCatalog } from '../goods/catalog.fixture.ts'

export { agreements, type Person, password, people }

export const companies = {
  alfa: companyTable.alfa.uuid,
  beta: companyTable.beta.uuid,
  waiting: companyTable.waiting.uuid,
} as const

/** Inserts the accounts and companies that all tests use. */
const insertPeople = async (pool: pg.Pool, passwordHash: string): Promise<void> => {
  const companyRows = Object.values(companyTable)
  for (const { id, uuid, name, inn, status, agreements: own, priceTypeIds } of companyRows) {
    const values = [id, uuid, name, inn, status.code]
    await pool.query(
      'insert into company (id, uuid, name, inn, status) values ($1, $2, $3, $4, $5)',
      values,
    )
    for (const [at, agreement] of own.entries()) {
      await pool.query(
        'insert into agreement (uuid, company_id, name, price_type_id) values ($1, $2, $3, $4)',
        [agreement.uuid, id, agreement.name, priceTypeIds[at]],
      )
    }
  }
  // the rows have fixed ids below 100; ids of later rows must not collide with them
  for (const table of ['account', 'company']) {
    await pool.query(`alter table ${table} alter column id restart with 100`)
  }
  for (const person of people) {
    const user = userOf(person)
    await pool.query(
      `insert into account (id, uuid, login, password_hash, first_name, last_name, patronymic, status, staff_role)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        ...[user.id, user.uuid, user.login, passwordHash],
        ...[user.first_name, user.last_name, user.patronymic, user.status, user.staff_role],
      ],
    )
    for (const { company, role, ...membership } of accountTable[person].memberships) {
      await pool.query(
        'insert into company_member (company_id, account_id, role, is_blocked) values ($1, $2, $3, $4)',
        [companyTable[company].id, user.id, role, 'isBlocked' in membership],
      )
    }
  }
}

// biome-ignore lint/suspicious/noExplicitAny: a test says with its expectations what the body is
export type Answer = { status: number; body: any; headers: OutgoingHttpHeaders }
export type Tokens = { accessToken: string; refreshToken: string }
export type Input = {
  params?: Record<string, string | number>
  query?: Record<string, string>
  body?: object
  /** Sent as multipart form instead of a body: one file as `file`, several as `files`. */
  form?: {
    fields?: Readonly<Record<string, string>>
    file?: FormFile
    files?: readonly FormFile[]
  }
  headers?: Record<string, string>
}

type FormFile = { name: string; content: string | Buffer }

/** The whole BFF over a test database with a small catalogue and a few accounts. */
export type Shop = {
  app: FastifyInstance
  pool: pg.Pool
  /** The clock by which access tokens are checked; move it to let them expire. */
  clock: { ms: number }
  call(id: keyof typeof endpoints, input?: Input): Promise<Answer>
  signIn(person: Person, clientId?: string): Promise<Tokens>
  /** Resets sessions, attempts, accounts and the clock. */
  startOver(): Promise<void>
  close(): Promise<void>
}

export const clientId = 'visitor-0001'
export const bearer = ({ accessToken }: Tokens) => ({ authorization: `Bearer ${accessToken}` })

const urlOf = ({ path }: Endpoint, { params = {}, query }: Input): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) => String(params[name] ?? ''))
  return `/bff${filled}${query ? `?${new URLSearchParams(query)}` : ''}`
}

/** The parsed JSON, or the text of a file. */
const bodyOf = (response: { payload: string; headers: OutgoingHttpHeaders }): unknown =>
  String(response.headers['content-type']).startsWith('application/json')
    ? JSON.parse(response.payload)
    : response.payload

const BOUNDARY = 'isp-test-boundary'
const formType = `multipart/form-data; boundary=${BOUNDARY}`

const partOf = (disposition: string, content: string | Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ])

const formOf = ({ fields = {}, file, files = [] }: NonNullable<Input['form']>) => ({
  payload: Buffer.concat([
    ...Object.entries(fields).map(([name, value]) => partOf(`name="${name}"`, value)),
    ...(file ? [partOf(`name="file"; filename="${file.name}"`, file.content)] : []),
    ...files.map(({ name, content }) => partOf(`name="files"; filename="${name}"`, content)),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]),
})

/** The current accounts, for `restoreAccounts`. */
const readAccounts = async (pool: pg.Pool): Promise<string> => {
  const { rows } = await pool.query<{ all: string }>(
    'select json_agg(account)::text as all from account',
  )
  return rows[0]?.all ?? '[]'
}

/** Restores everything that a test may have changed about accounts. */
const restoreAccounts = `
  update account set login = kept.login, password_hash = kept.password_hash, status = kept.status,
                     first_name = kept.first_name
    from json_populate_recordset(null::account, $1) kept
   where kept.id = account.id
     and (account.login, account.password_hash, account.status, account.first_name) is distinct from
         (kept.login, kept.password_hash, kept.status, kept.first_name)`

export const openShop = async (
  change: Partial<
    Pick<
      AppOptions,
      | 'blobFolder'
      | 'limits'
      | 'worker'
      | 'companyRegister'
      | 'sellerFile'
      | 'catalogIndex'
      | 'workbooks'
      | 'replies'
      | 'sentry'
      | 'sentryWebhookSecret'
    >
  > = {},
): Promise<Shop> => {
  const database = await createTestDatabase()
  await insertCatalog(database.pool)
  // cheap parameters: the cost of a password check is not under test
  const passwordHash = await hash(password, { memoryCost: 1024, timeCost: 1, parallelism: 1 })
  await insertPeople(database.pool, passwordHash)
  const accounts = await readAccounts(database.pool)
  const clock = { ms: 0 }
  const app = await buildApp({
    pool: database.pool,
    catalogIndex: { current: () => createPreparedIndex({ total: 2, ids: [1, 2] }).index },
    checksAnswers: true,
    limits: timeLimits(10),
    workbooks: workbooksHere(),
    sellerFile: demoSellerFile,
    trustProxy: ['loopback'],
    now: () => new Date(Date.now() + clock.ms),
    ...change,
  })
  const call = async (id: keyof typeof endpoints, input: Input = {}): Promise<Answer> => {
    const entry: Endpoint = endpoints[id]
    const response = await app.inject({
      method: entry.method,
      url: urlOf(entry, input),
      headers: { ...input.headers, ...(input.form ? { 'content-type': formType } : {}) },
      ...(input.body ? { payload: input.body } : {}),
      ...(input.form ? formOf(input.form) : {}),
    })
    return { status: response.statusCode, body: bodyOf(response), headers: response.headers }
  }
  return {
    app,
    pool: database.pool,
    clock,
    call,
    signIn: async (person, client = clientId) => {
      const { status, body } = await call('loginV2', {
        body: { login: `${person}@example.com`, password, client_id: client },
      })
      if (status !== 200) throw new Error(`${person} is not let in: ${status}`)
      return body as Tokens
    },
    startOver: async () => {
      clock.ms = 0
      await database.pool.query(
        'delete from token_family; delete from known_device; delete from login_attempt',
      )
      await database.pool.query(restoreAccounts, [accounts])
    },
    close: async () => {
      await app.close()
      await database.drop()
    },
  }
}
