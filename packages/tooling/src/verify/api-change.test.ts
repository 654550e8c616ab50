import { expect, test } from 'vitest'
import { compareApis } from './api-change.ts'

type Fields = Readonly<Record<string, unknown>>

const line = (properties: Fields, required: readonly string[] = []) => ({
  type: 'object',
  properties,
  required,
})
const apiOf = (body: Fields, answer: Fields, more: Fields = {}) => ({
  paths: {
    '/api/orders': {
      post: {
        description: 'Оформить',
        requestBody: { content: { 'application/json': { schema: body } } },
        responses: {
          200: {
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } },
          },
        },
      },
    },
    ...more,
  },
  components: { schemas: { Order: answer } },
})
const text = { type: 'string' }
const before = apiOf(line({ note: text }), line({ state: { enum: ['NEW', 'SENT'] } }, ['state']))

test('поля, ставшие обязательными, новые и убранные значения названы по одному', () => {
  const now = apiOf(
    line({ note: text, lines: { type: 'array', items: { type: 'integer', minimum: 1 } } }, [
      'note',
    ]),
    line({ state: { enum: ['NEW', 'DONE'] } }, ['state']),
  )
  expect(compareApis(before, now)).toEqual([
    '~ изменён: POST /api/orders',
    '    − body.note?: {"type":"string"}',
    '    − 200.state = "SENT"',
    '    + body.note: {"type":"string"}',
    '    + body.lines?[]: {"type":"integer","minimum":1}',
    '    + 200.state = "DONE"',
  ])
})

test('вызов пришёл и ушёл; слова описаний и порядок полей ничего не меняют', () => {
  const order = line({ state: { enum: ['SENT', 'NEW'], description: 'Состояние' } }, ['state'])
  const now = apiOf(line({ note: text }), order, { '/api/drafts': { get: { responses: {} } } })
  expect(compareApis(before, now)).toEqual(['+ новый: GET /api/drafts'])
  expect(compareApis(now, before)).toEqual(['− убран: GET /api/drafts'])
})

test('схема, которая держит саму себя, читается до конца', () => {
  const tree = line({ children: { type: 'array', items: { $ref: '#/components/schemas/Order' } } })
  expect(compareApis(apiOf(text, tree), apiOf(text, tree))).toEqual([])
})
