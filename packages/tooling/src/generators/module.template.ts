import type { Names } from './names.ts'

/** The files of a BFF module with one endpoint: schema, contract entry, routes, service, statements, test. */
export const moduleFiles = ({ kebab, camel, pascal }: Names): Record<string, string> => {
  const folder = `packages/bff/src/modules/${kebab}`
  return {
    [`packages/contract/src/schemas/${kebab}.schema.ts`]: `import * as z from 'zod'

export const ${camel}StateSchema = z
  .object({ now: z.iso.datetime({ offset: true }) })
  .meta({ id: '${pascal}State' })
export type ${pascal}State = z.infer<typeof ${camel}StateSchema>
`,
    [`packages/contract/src/endpoints/${kebab}.endpoints.ts`]: `import { endpoint } from '../endpoint.ts'
import { ${camel}StateSchema } from '../schemas/${kebab}.schema.ts'

export const ${camel}Endpoints = {
  ${camel}State: endpoint({
    id: '${camel}State',
    method: 'GET',
    path: '/api/${kebab}/state',
    summary: 'Состояние модуля',
    access: 'public',
    answers: { 200: ${camel}StateSchema },
  }),
}
`,
    [`${folder}/${kebab}.routes.ts`]: `import type { ${camel}Endpoints } from '@isp/contract'
import type { Handlers } from '../../plugins/contract.plugin.ts'
import type { ${pascal}Service } from './${kebab}.service.ts'

export const ${camel}Routes = (service: ${pascal}Service): Handlers<typeof ${camel}Endpoints> => ({
  ${camel}State: () => service.state(),
})
`,
    [`${folder}/${kebab}.service.ts`]: `import type { ${pascal}State } from '@isp/contract'
import type { Database } from '../../database.ts'
import { readNow } from './${kebab}.sql.ts'

export type ${pascal}Service = { state(): Promise<${pascal}State> }

export const create${pascal}Service = ({ database }: { database: Database }): ${pascal}Service => ({
  state: async () => ({ now: await readNow(database) }),
})
`,
    [`${folder}/${kebab}.sql.ts`]: `import type { Database } from '../../database.ts'

/** The server's clock, ISO 8601. */
export const readNow = async (database: Database): Promise<string> => {
  const rows = await database.query<{ now: Date }>({ text: 'select now() as now' })
  const [row] = rows
  if (!row) throw new Error('select without from gave no row')
  return row.now.toISOString()
}
`,
    [`${folder}/${kebab}.test.ts`]: `import { createTestDatabase, type TestDatabase } from '@isp/testing/database'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'

let database: TestDatabase
let app: FastifyInstance

beforeAll(async () => {
  database = await createTestDatabase()
  app = await buildApp({
    pool: database.pool,
    catalogIndex: { current: () => null },
    checksAnswers: true,
  })
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

it('писать сюда нечего', async () => {
  const response = await app.inject({ method: 'POST', url: '/bff/api/${kebab}/state' })
  expect(response.statusCode).toBe(405)
})

it('модуль отвечает временем сервера базы', async () => {
  const response = await app.inject('/bff/api/${kebab}/state')
  expect(response.statusCode).toBe(200)
  expect(Date.parse(response.json().now)).not.toBeNaN()
})
`,
  }
}
