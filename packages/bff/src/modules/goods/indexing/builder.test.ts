import pg from 'pg'
import { expect, test } from 'vitest'
import { connectionOf } from './builder.ts'

test('индекс читает базу так же, как магазин: с шифрованием, под тем же паролем и не дольше запроса', async () => {
  const pool = new pg.Pool({
    host: 'db.example.com',
    user: 'shop',
    password: async () => 'hush',
    ssl: { rejectUnauthorized: true },
    statement_timeout: 5000,
  })
  const connection = await connectionOf(pool)
  expect(connection).toEqual({
    host: 'db.example.com',
    user: 'shop',
    password: 'hush',
    ssl: { rejectUnauthorized: true },
    application_name: 'isp-index',
  })
  await pool.end()
})
