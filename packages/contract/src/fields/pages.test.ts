import { expect, test } from 'vitest'
import * as z from 'zod'
import { parseFields } from './field-errors.ts'
import { cursorField, fileIdsField, pathIdField } from './ids.ts'
import { cursorInput, cursorPageOf, pageInput, pageOf, pageQuery } from './pages.ts'

const outcome = (schema: z.ZodType, value: unknown): unknown => {
  const parsed = parseFields(schema, value)
  return parsed.isSound ? parsed.value : `!${parsed.errors[0]?.code}`
}

test('страница по номеру, в теле и в адресе', () => {
  const inBody = z.strictObject(pageInput([20, 50]))
  expect(outcome(inBody, { page: 2, pageSize: 50 })).toEqual({ page: 2, pageSize: 50 })
  expect(outcome(inBody, { pageSize: 30 })).toBe('!INVALID')
  expect(outcome(inBody, { page: 0 })).toBe('!TOO_SMALL')
  const inQuery = z.strictObject(pageQuery([20, 50]))
  expect(outcome(inQuery, { page: '2', pageSize: '50' })).toEqual({ page: 2, pageSize: 50 })
  expect(outcome(inQuery, { pageSize: '30' })).toBe('!INVALID')
  expect(outcome(inQuery, { page: '0' })).toBe('!TOO_SMALL')
  expect(outcome(inQuery, { page: '100001' })).toBe('!TOO_BIG')
})

test('страница по курсору', () => {
  const input = z.strictObject(cursorInput(10))
  expect(outcome(input, { after: '5', limit: '10' })).toEqual({ after: 5, limit: 10 })
  expect(outcome(input, { limit: '11' })).toBe('!TOO_BIG')
  expect(outcome(input, { limit: '0' })).toBe('!TOO_SMALL')
  expect(outcome(cursorField(), '')).toBe(0)
  expect(outcome(cursorField(), '-1')).toBe('!TOO_SMALL')
})

test('ответ со страницей', () => {
  const names = Object.keys(pageOf(z.string()).shape)
  expect(names).toEqual(['items', 'total', 'page', 'pageSize', 'pages'])
  expect(Object.keys(cursorPageOf(z.string()).shape)).toEqual(['items', 'next'])
})

test('номер в пути', () => {
  expect(outcome(pathIdField(), '2147483647')).toBe(2_147_483_647)
  expect(outcome(pathIdField(), '2147483648')).toBe('!TOO_BIG')
  expect(outcome(pathIdField(), '0')).toBe('!TOO_SMALL')
})

test('приложенные файлы: каждый один раз, не больше разрешённого', () => {
  const ids = [1, 2, 3].map((digit) => `00000000-0000-4000-8000-00000000000${digit}`)
  const field = fileIdsField({ maxFiles: 2 })
  expect(outcome(field, ids.slice(1))).toEqual(ids.slice(1))
  expect(outcome(field, [])).toEqual([])
  expect(outcome(field, ids)).toBe('!TOO_MANY')
  expect(outcome(field, [ids[0], ids[0]])).toBe('!INVALID')
})
