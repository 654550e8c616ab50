import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseOf } from '../../kernel/database.ts'
import { anonymous } from '../../kernel/http/caller.ts'
import { openShop, type Shop } from '../auth/people.fixture.ts'
import { createUserService } from './user.service.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

test('заблокированный, пока о нём спрашивали, себя уже не видит', async () => {
  const account = { id: 8, uuid: '', login: '', name: '', staffRole: null, sessionId: '' }
  const service = createUserService({ database: databaseOf(shop.pool) })
  expect(await service.current({ ...anonymous, account })).toMatchObject({ id: 8 })
  await shop.pool.query(`update account set status = 'BLOCKED' where id = 8`)
  await expect(service.current({ ...anonymous, account })).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  })
})

test('логин занят, каким бы регистром его ни написали', async () => {
  const taken = shop.pool.query(
    `insert into account (id, login, password_hash) values (100, 'MANAGER@Example.com', '')`,
  )
  await expect(taken).rejects.toMatchObject({ constraint: 'account_login' })
})
