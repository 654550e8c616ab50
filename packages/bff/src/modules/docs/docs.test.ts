import { createTestDatabase } from '@isp/testing/database'
import { expect, test } from 'vitest'
import { buildApp } from '../../composition/app.ts'

test('описание API никому не отдаётся, пока этого не попросили', async () => {
  const database = await createTestDatabase()
  const app = await buildApp({ pool: database.pool, catalogIndex: { current: () => null } })
  for (const url of ['/bff/openapi.json', '/bff/docs', '/bff/docs/', '/bff/docs/docs.js']) {
    expect((await app.inject(url)).statusCode, url).toBe(404)
  }
  await app.close()
  await database.drop()
})
