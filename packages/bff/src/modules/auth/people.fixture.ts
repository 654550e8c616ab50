import type { OutgoingHttpHeaders } from 'node:http'
import { type Endpoint, endpoints } from '@isp/contract'
import { createTestDatabase } from '@isp/testing/database'
import { hash } from '@node-rs/argon2'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { type AppOptions, buildApp } from '../../app.ts'
import { createPreparedIndex, insertCatalog } from '../catalog/catalog.fixture.ts'

export const password = 'verno-2026'

const uuid = (kind: number, number: number): string =>
  `f1000000-000${kind}-4000-8000-00000000000${number}`

/** Company «Альфа» has a contract at partner prices (1) and one at retail prices (2), «Бета» one at partner prices (3). */
export const companies = { alfa: uuid(1, 1), beta: uuid(1, 2), waiting: uuid(1, 3) } as const
export const agreements = { partner: uuid(2, 1), retail: uuid(2, 2), beta: uuid(2, 3) } as const

/** Each stands for a role; `outsider` is the manager of «Бета», `halfblocked` is blocked in «Альфа» alone. */
export const people = [
  'manager',
  'buyer',
  'employee',
  'newcomer',
  'staff',
  'admin',
  'content',
  'outsider',
  'halfblocked',
  'blocked',
] as const
export type Person = (typeof people)[number]

const peopleSql = `
insert into company (id, uuid, name, inn, status) values
  (1, '${companies.alfa}', 'Альфа', '5260000016', 'ACTIVE'), (2, '${companies.beta}', 'Бета', '5260000023', 'ACTIVE'),
  (3, '${companies.waiting}', 'Гамма', '5260000030', 'MODERATION');
insert into agreement (uuid, company_id, name, price_type_id) values
  ('${agreements.partner}', 1, 'Договор 1', 2), ('${agreements.retail}', 1, 'Договор 2', 1), ('${agreements.beta}', 2, 'Договор 3', 2);
insert into account (id, login, password_hash, first_name, last_name, patronymic, status, staff_role) values
  (1, 'Manager@example.com', $1, 'Анна', 'Волкова', 'Ильинична', 'ACTIVE', null), (2, 'buyer@example.com', $1, 'Пётр', '', '', 'ACTIVE', null),
  (3, 'employee@example.com', $1, '', '', '', 'ACTIVE', null), (4, 'newcomer@example.com', $1, '', '', '', 'NEW', null),
  (5, 'staff@example.com', $1, '', '', '', 'ACTIVE', 'sales'), (6, 'outsider@example.com', $1, '', '', '', 'ACTIVE', null),
  (7, 'halfblocked@example.com', $1, '', '', '', 'ACTIVE', null), (8, 'blocked@example.com', $1, '', '', '', 'ACTIVE', null),
  (9, 'admin@example.com', $1, '', '', '', 'ACTIVE', 'admin'), (10, 'content@example.com', $1, '', '', '', 'ACTIVE', 'content');
insert into company_member (company_id, account_id, role, is_blocked) values
  (1, 1, 'manager', false), (3, 1, 'manager', false), (1, 2, 'buyer', false), (1, 3, 'employee', false), (2, 6, 'manager', false),
  (3, 7, 'buyer', false), (1, 7, 'manager', true), (1, 8, 'manager', false);
`

// biome-ignore lint/suspicious/noExplicitAny: a test says with its expectations what the body is
export type Answer = { status: number; body: any; headers: OutgoingHttpHeaders }
export type Tokens = { accessToken: string; refreshToken: string }
export type Input = {
  params?: Record<string, string | number>
  query?: Record<string, string>
  body?: object
  /** A form with a file in place of a body. */
  form?: { file: { name: string; content: string | Buffer } }
  headers?: Record<string, string>
}

/** The whole BFF over a scratch database with a small catalogue and a few people. */
export type Shop = {
  app: FastifyInstance
  pool: pg.Pool
  /** Access tokens are read by this clock; move it to let them expire. */
  clock: { ms: number }
  call(id: keyof typeof endpoints, input?: Input): Promise<Answer>
  signIn(person: Person, clientId?: string): Promise<Tokens>
  close(): Promise<void>
}

export const clientId = 'visitor-0001'
export const bearer = ({ accessToken }: Tokens) => ({ authorization: `Bearer ${accessToken}` })

const urlOf = ({ path }: Endpoint, { params = {}, query }: Input): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) => String(params[name] ?? ''))
  return `/bff${filled}${query ? `?${new URLSearchParams(query)}` : ''}`
}

/** A file answer is no JSON: its text. */
const bodyOf = (response: { payload: string; headers: OutgoingHttpHeaders }): unknown =>
  String(response.headers['content-type']).startsWith('application/json')
    ? JSON.parse(response.payload)
    : response.payload

const BOUNDARY = 'isp-test-boundary'
const formType = `multipart/form-data; boundary=${BOUNDARY}`

const formOf = ({ file }: NonNullable<Input['form']>) => ({
  payload: Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${file.name}"\r\n\r\n`,
    ),
    Buffer.from(file.content),
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]),
})

export const openShop = async (
  change: Pick<AppOptions, 'blobFolder' | 'worker'> = {},
): Promise<Shop> => {
  const database = await createTestDatabase()
  await insertCatalog(database.pool)
  // Weak on purpose: what a password costs is not what these tests are about.
  const passwordHash = await hash(password, { memoryCost: 1024, timeCost: 1, parallelism: 1 })
  await database.pool.query(peopleSql.replaceAll('$1', `'${passwordHash}'`))
  const clock = { ms: 0 }
  const app = await buildApp({
    pool: database.pool,
    catalogIndex: { current: () => createPreparedIndex({ total: 2, ids: [1, 2] }).index },
    checksAnswers: true,
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
    close: async () => {
      await app.close()
      await database.drop()
    },
  }
}
