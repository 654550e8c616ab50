import type { Names } from './names.ts'

/**
 * `tickets` + `close-ticket` → `/api/tickets/close-ticket`; an endpoint with the module's own name is at
 * `/api/tickets`.
 */
export const endpointPath = (module: Names, { kebab }: Names): string =>
  kebab === module.kebab ? `/api/${kebab}` : `/api/${module.kebab}/${kebab}`

/** Folders of the contract's and the server's files of an endpoint. */
export const endpointPlaces = (module: Names, { kebab }: Names) => ({
  schema: `packages/contract/src/schemas/${kebab}.schema.ts`,
  endpoints: `packages/contract/src/endpoints/${module.kebab}/${kebab}.endpoints.ts`,
  bff: `packages/bff/src/modules/${module.kebab}/${kebab}`,
})

/** Files that people may upload with it: any type, visible to their company. */
export const purposeFile = ({ kebab, camel }: Names): Record<string, string> => ({
  [`packages/contract/src/file-purposes/${kebab}.files.ts`]: `import { allFileTypes, type FileRules } from '../file-rules.ts'

export const ${camel}Files = {
  ${camel}: { types: allFileTypes, isForAnybody: false },
} as const satisfies Record<string, FileRules>
`,
})

/**
 * The files of an endpoint: schema, contract entry with an example for the access tests, handler, service, statements,
 * test.
 */
export const endpointFiles = (module: Names, name: Names): Record<string, string> => {
  const { kebab, camel, pascal } = name
  const { schema, endpoints, bff } = endpointPlaces(module, name)
  const path = endpointPath(module, name)
  return {
    [schema]: `import * as z from 'zod'

export const ${camel}InputSchema = z
  .strictObject({ comment: z.string().trim().min(1).max(180) })
  .meta({ id: '${pascal}Input' })
export type ${pascal}Input = z.infer<typeof ${camel}InputSchema>

export const ${camel}AnswerSchema = z
  .object({ comment: z.string(), author: z.string(), at: z.iso.datetime({ offset: true }) })
  .meta({ id: '${pascal}Answer' })
export type ${pascal}Answer = z.infer<typeof ${camel}AnswerSchema>
`,
    [endpoints]: `import { endpoint } from '../../endpoint.ts'
import { ${camel}AnswerSchema, ${camel}InputSchema } from '../../schemas/${kebab}.schema.ts'

export const ${camel}Endpoints = {
  ${camel}: endpoint({
    id: '${camel}',
    method: 'POST',
    path: '${path}',
    summary: 'Новый вызов',
    access: 'signedIn',
    body: ${camel}InputSchema,
    example: { comment: 'Комментарий' },
    answers: { 200: ${camel}AnswerSchema },
  }),
}
`,
    [`${bff}.module.ts`]: `import { ${camel}Endpoints } from '@isp/contract'
import { defineModule } from '../../kernel/module.ts'
import { create${pascal}Service } from './${kebab}.service.ts'

export const ${camel}Module = defineModule({
  endpoints: ${camel}Endpoints,
  open: (shared) => {
    const service = create${pascal}Service(shared)
    return { handlers: { ${camel}: ({ body, caller }) => service.note(caller, body) } }
  },
})
`,
    [`${bff}.service.ts`]: `import type { ${pascal}Answer, ${pascal}Input } from '@isp/contract'
import type { Database } from '../../kernel/database.ts'
import type { SignedIn } from '../../kernel/http/caller.ts'
import { readNow } from './${kebab}.sql.ts'

export type ${pascal}Service = { note(caller: SignedIn, input: ${pascal}Input): Promise<${pascal}Answer> }

export const create${pascal}Service = ({ database }: { database: Database }): ${pascal}Service => ({
  note: async ({ account }, { comment }) => ({
    comment,
    author: account.name,
    at: await readNow(database),
  }),
})
`,
    [`${bff}.sql.ts`]: `import { type Database, theRow } from '../../kernel/database.ts'

/** The server's clock, ISO 8601. */
export const readNow = async (database: Database): Promise<string> => {
  const rows = await database.query<{ now: Date }>({ text: 'select now() as now' })
  return theRow(rows).now.toISOString()
}
`,
    [`${bff}.test.ts`]: `import { afterAll, beforeAll, expect, test } from 'vitest'
import { bearer, openShop, type Shop } from '../auth/people.fixture.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const body = { comment: ' Позвоните заранее ' }

test('без входа — отказ', async () => {
  expect(await shop.call('${camel}', { body })).toMatchObject({
    status: 401,
    body: { code: 'UNAUTHENTICATED' },
  })
})

test('пустой комментарий и лишнее поле не доходят до обработчика', async () => {
  const headers = bearer(await shop.signIn('buyer'))
  for (const wrong of [{ comment: ' ' }, { ...body, author: 'Другой' }]) {
    expect(await shop.call('${camel}', { headers, body: wrong })).toMatchObject({
      status: 400,
      body: { code: 'REQUEST_INVALID' },
    })
  }
})

test('вошедший получает свой комментарий, имя и время сервера', async () => {
  const headers = bearer(await shop.signIn('buyer'))
  const answer = await shop.call('${camel}', { headers, body })
  expect(answer).toMatchObject({ status: 200, body: { comment: 'Позвоните заранее', author: 'Пётр' } })
  expect(Date.parse(answer.body.at)).not.toBeNaN()
})
`,
  }
}
