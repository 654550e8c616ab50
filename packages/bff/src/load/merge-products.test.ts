import { createTestDatabase, type TestDatabase } from '@isp/testing/database'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadCatalog } from './index.ts'
import { productSource } from './merge-products.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.drop())

test('товары загрузки соединяются, а не ищутся по одному: миллионы не требуют квадрата времени', async () => {
  const plans: string[] = []
  await loadCatalog(database.pool, [], {
    mode: 'changes',
    review: async (client) => {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${productSource}`)
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
    },
  })
  expect(plans).toHaveLength(1)
  expect(plans[0]).toContain('stage_membership')
  expect(plans[0]).not.toContain('SubPlan')
})
