import { describe, expect, test } from 'vitest'
import { type Endpoint, endpoints, endpointTables, errorStatuses } from './index.ts'
import { buildOpenApi } from './openapi.ts'

const table = Object.entries<Endpoint>(endpoints)

describe('таблица вызовов', () => {
  test('каждый путь и каждый идентификатор — один раз, имя записи равно идентификатору', () => {
    const keys = table.map(([, { method, path }]) => `${method} ${path}`)
    expect(new Set(keys).size).toBe(table.length)
    for (const [name, entry] of table) expect(entry.id).toBe(name)
  })

  test('ни одно имя не стоит в двух таблицах: вторая молча закрыла бы первую', () => {
    const names = Object.values(endpointTables).flatMap((part) => Object.keys(part))
    expect(names.length).toBe(table.length)
  })

  test('параметры пути описаны схемой, и ни одного лишнего', () => {
    for (const [, { path, params }] of table) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
      expect(Object.keys(params?.shape ?? {}).sort()).toEqual(inPath.sort())
    }
  })

  test('тело из примера подходит своему вызову', () => {
    const shown = table.filter(([, { example }]) => example !== undefined)
    expect(shown.length).toBeGreaterThan(0)
    for (const [name, { body, example }] of shown) {
      expect(body?.safeParse(example).success, name).toBe(true)
    }
  })

  test('названные ошибки есть в каталоге ошибок', () => {
    for (const [, { errors = [] }] of table) {
      for (const code of errors) expect(errorStatuses[code]).toBeGreaterThanOrEqual(400)
    }
  })
})

describe('OpenAPI', () => {
  const document = buildOpenApi()

  test('одна и та же таблица даёт одни и те же байты', () => {
    expect(JSON.stringify(buildOpenApi())).toBe(JSON.stringify(document))
  })

  test('каждая ссылка ведёт к описанному', () => {
    const text = JSON.stringify(document)
    const links = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map((match) => match[1] ?? '')
    expect(links.length).toBeGreaterThan(20)
    for (const link of links) {
      const [root = '', kind = '', name = ''] = link.split('/')
      const described = (document[root] as Record<string, Record<string, unknown>>)[kind]
      expect(Object.keys(described ?? {}), link).toContain(name)
    }
  })

  type Responses = Record<string, { $ref?: string; content?: unknown }>
  const operations = Object.values(
    document.paths as Record<string, Record<string, { operationId: string; responses: Responses }>>,
  ).flatMap((methods) => Object.values(methods))
  const responsesOf = (id: string): Responses =>
    operations.find(({ operationId }) => operationId === id)?.responses ?? {}

  test('отказ во входе и в доступе описан у каждого вызова, который смотрит, кто спрашивает', () => {
    for (const [id, { access, caller }] of table) {
      if (caller === 'nobody') continue
      expect(Object.keys(responsesOf(id)), id).toContain('401')
      // an accounting system's key has no company or role that could be refused
      if (caller !== 'account' && access !== 'exchange')
        expect(Object.keys(responsesOf(id)), id).toContain('403')
    }
    expect(responsesOf('checkout')['409']?.$ref).toContain('COMPANY_REQUIRED.AGREEMENT_REQUIRED')
    expect(responsesOf('version')).not.toHaveProperty('401')
  })

  test('ни один отказ не выписан у вызова: на все стоит ссылка', () => {
    for (const { operationId, responses } of operations) {
      const declared = Object.keys(
        (endpoints as Record<string, Endpoint>)[operationId]?.answers ?? {},
      ).filter((status) => status !== '204')
      const written = Object.keys(responses).filter((status) => responses[status]?.content)
      expect(written, operationId).toEqual(declared)
    }
  })
})
