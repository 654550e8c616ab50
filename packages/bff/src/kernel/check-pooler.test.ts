import { createTestDatabase, type TestDatabase } from '@isp/testing/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refuseUnfitPooler } from './check-pooler.ts'
import { createPool } from './database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const check = async (options: string): Promise<void> => {
  const url = `${database.url}?options=${encodeURIComponent(options)}`
  const pool = createPool({ url, isPooled: true }, () => {})
  try {
    await refuseUnfitPooler(pool, 5000)
  } finally {
    await pool.end()
  }
}

test('пул без предела времени запроса отвергнут, и сказано, что ввести; с пределом годится', async () => {
  await expect(check('-c statement_timeout=0')).rejects.toThrow(
    /alter role ".+" set statement_timeout = '5000ms'/,
  )
  await expect(check('-c statement_timeout=5000')).resolves.toBeUndefined()
})
