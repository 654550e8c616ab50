import { createTestDatabase } from '@isp/testing/database'
import { expect, test } from 'vitest'
import { databaseOf } from '../../kernel/database.ts'
import type { RunningJob } from '../jobs/jobs.service.ts'
import { createForgetMerges, MERGE_DAYS } from './forget-merges.job.ts'

test('давние записи о слияниях корзин удаляются, свежие — нет', async () => {
  const { pool, drop } = await createTestDatabase()
  await pool.query(
    `insert into account (id, login, password_hash, first_name, last_name, patronymic, status) values (1, 'a@example.com', '', '', '', '', 'ACTIVE')`,
  )
  await pool.query(
    `insert into basket_merge (account_id, merge_id, at)
     select 1, gen_random_uuid(), now() - make_interval(days => days) from unnest($1::int[]) as days`,
    [[0, MERGE_DAYS - 1, MERGE_DAYS + 1]],
  )
  await createForgetMerges(databaseOf(pool)).run({}, {} as RunningJob)
  expect((await pool.query('select from basket_merge')).rowCount).toBe(2)
  await drop()
})
