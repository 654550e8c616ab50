import { createTestDatabase } from '@isp/testing/database'
import { expect, test } from 'vitest'
import { databaseOf } from '../../../kernel/database.ts'
import type { RunningJob } from '../../jobs/jobs.service.ts'
import { createForgetKeys, KEY_DAYS } from './forget-keys.job.ts'

test('ключи давних заказов забываются, свежие — нет', async () => {
  const { pool, drop } = await createTestDatabase()
  await pool.query(
    `insert into account (id, login, password_hash, first_name, last_name, patronymic, status) values (1, 'a@example.com', '', '', '', '', 'ACTIVE')`,
  )
  await pool.query(
    `insert into idempotency_key (account_id, key, body_hash, at)
     select 1, gen_random_uuid(), days::text, now() - make_interval(days => days) from unnest($1::int[]) as days`,
    [[0, KEY_DAYS - 1, KEY_DAYS + 1]],
  )
  await createForgetKeys(databaseOf(pool)).run({}, {} as RunningJob)
  const { rows } = await pool.query('select body_hash from idempotency_key order by at desc')
  expect(rows.map(({ body_hash }) => body_hash)).toEqual(['0', String(KEY_DAYS - 1)])
  await drop()
})
