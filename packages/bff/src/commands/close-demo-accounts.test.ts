import { demoPassword } from '@isp/demo-data'
import { createTestDatabase, type TestDatabase } from '@isp/testing/database'
import { hash, verify } from '@node-rs/argon2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeDemoAccounts, loadPeople } from './demo-data.people.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await database.pool.query(
    `insert into price_type (external_id, code, name, is_base) values ('retail', 'retail', 'Розничная', true), ('partner', 'partner', 'Партнёрская', false) on conflict do nothing`,
  )
  await loadPeople(database.pool)
})
afterAll(() => database.drop())

const rowOf = async (login: string) =>
  (
    await database.pool.query<{ id: number; hash: string }>(
      'select id, password_hash as hash from account where login = $1',
      [login],
    )
  ).rows[0] ?? { id: 0, hash: '' }
const isOpen = async (login: string) =>
  verify((await rowOf(login)).hash, demoPassword).catch(() => false)

test('общеизвестный пароль больше не пускает и начатые входы кончаются; сменённый и чужой не тронуты', async () => {
  const own = await hash('svoy-parol-2026')
  await database.pool.query(
    `update account set password_hash = $1 where login = 'buyer@example.com'`,
    [own],
  )
  await database.pool.query(
    `insert into account (login, password_hash, first_name, last_name, patronymic, status) values ('real@firm.example', $1, '', '', '', 'ACTIVE')`,
    [await hash(demoPassword)],
  )
  const { id } = await rowOf('admin@example.com')
  await database.pool.query(
    `insert into token_family (account_id, client_id, expires_at) values ($1, 'client', now() + interval '1 day')`,
    [id],
  )
  expect(await isOpen('admin@example.com')).toBe(true)

  expect(await closeDemoAccounts(database.pool)).toBe(10)
  expect(await isOpen('admin@example.com')).toBe(false)
  const { rows } = await database.pool.query('select revoked_at from token_family')
  expect(rows).toEqual([{ revoked_at: expect.any(Date) }])
  expect((await rowOf('buyer@example.com')).hash).toBe(own)
  expect(await isOpen('real@firm.example')).toBe(true)
  expect(await closeDemoAccounts(database.pool)).toBe(0)
})

test('новые демонстрационные данные открывают их снова', async () => {
  await loadPeople(database.pool)
  expect(await isOpen('admin@example.com')).toBe(true)
})
