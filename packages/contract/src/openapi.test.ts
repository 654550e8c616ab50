import { describe, expect, it } from 'vitest'
import { type Endpoint, endpoints, endpointTables, errorStatuses } from './index.ts'
import { buildOpenApi } from './openapi.ts'

const table = Object.entries<Endpoint>(endpoints)

describe('таблица вызовов', () => {
  it('каждый путь и каждый идентификатор — один раз, имя записи равно идентификатору', () => {
    const keys = table.map(([, { method, path }]) => `${method} ${path}`)
    expect(new Set(keys).size).toBe(table.length)
    for (const [name, entry] of table) expect(entry.id).toBe(name)
  })

  it('ни одно имя не стоит в двух таблицах: вторая молча закрыла бы первую', () => {
    const names = Object.values(endpointTables).flatMap((part) => Object.keys(part))
    expect(names.length).toBe(table.length)
  })

  it('параметры пути описаны схемой, и ни одного лишнего', () => {
    for (const [, { path, params }] of table) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
      expect(Object.keys(params?.shape ?? {}).sort()).toEqual(inPath.sort())
    }
  })

  it('названные ошибки есть в каталоге ошибок', () => {
    for (const [, { errors = [] }] of table) {
      for (const code of errors) expect(errorStatuses[code]).toBeGreaterThanOrEqual(400)
    }
  })
})

describe('OpenAPI', () => {
  const document = buildOpenApi()

  it('одна и та же таблица даёт одни и те же байты', () => {
    expect(JSON.stringify(buildOpenApi())).toBe(JSON.stringify(document))
  })

  it('каждая ссылка ведёт к описанной схеме', () => {
    const text = JSON.stringify(document)
    const { schemas } = document.components as { schemas: Record<string, unknown> }
    const links = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1] ?? '')
    expect(links.length).toBeGreaterThan(20)
    for (const link of links)
      expect(schemas).toHaveProperty(link.replace('#/components/schemas/', ''))
  })
})
