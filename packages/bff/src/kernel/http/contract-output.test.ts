import { type Endpoint, endpoints } from '@isp/contract'
import { expect, test } from 'vitest'
import * as z from 'zod'
import {
  createCachedSerialiser,
  createPartSerialiser,
  createSerialiser,
  outputSchemaOf,
} from './contract-output.ts'

const entries = Object.values<Endpoint>(endpoints)

test('ни один ответ контракта не требует медленного разбора вариантов', () => {
  const slow = entries.filter((entry) =>
    Object.values(entry.answers).some((schema) =>
      JSON.stringify(outputSchemaOf(schema)).includes('"anyOf"'),
    ),
  )
  expect(slow.map(({ id }) => id)).toEqual([])
})

test('null, варианты и вложенные разделы уходят как есть, необъявленное пропадает на любой глубине', () => {
  type Node = { name: string; children: Node[] }
  const node: z.ZodType<Node> = z
    .object({
      name: z.string(),
      get children() {
        return z.array(node)
      },
    })
    .meta({ id: 'TestNode' })
  const part = z.object({ id: z.int() }).meta({ id: 'TestPart' })
  const serialise = createSerialiser(
    z.object({
      root: node,
      empty: part.nullable(),
      part: part.nullable(),
      mixed: z.array(z.union([z.number(), z.string(), z.boolean()])),
      missing: z.string().optional(),
    }),
  )
  const text = serialise({
    root: { name: 'а', secret: 1, children: [{ name: 'б', secret: 2, children: [] }] },
    empty: null,
    part: { id: 5, secret: 3 },
    mixed: [1.5, 'TiN "7"\u2028', true, 0, ''],
    secret: 4,
  })
  expect(JSON.parse(text)).toEqual({
    root: { name: 'а', children: [{ name: 'б', children: [] }] },
    empty: null,
    part: { id: 5 },
    mixed: [1.5, 'TiN "7"\u2028', true, 0, ''],
  })
})

const longAnswer = z.object({
  sheet: z.string(),
  rows: z.array(z.object({ row: z.int(), name: z.string().nullable() }).meta({ id: 'TestRow' })),
  failed: z.int(),
})
const wholeOf = async (parts: AsyncIterable<string>): Promise<string> => {
  let whole = ''
  for await (const part of parts) whole += part
  return whole
}
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, row) => ({ row, name: row % 2 ? 'Сверло "8"' : null }))

test.each([0, 1, 200, 201, 1000])(
  'ответ из %i строк по частям — тот же, что и целиком',
  async (count) => {
    const answer = { sheet: 'Заказ', rows: rowsOf(count), failed: 2, secret: 1 }
    const whole = await wholeOf(createPartSerialiser(longAnswer, 'rows')(answer))
    expect(JSON.parse(whole)).toEqual({ sheet: 'Заказ', rows: rowsOf(count), failed: 2 })
  },
)

test.each([0, 1, 5])('ответ из %i сохранённых строк — тот же, и во второй раз', (count) => {
  const serialise = createCachedSerialiser(longAnswer, 'rows')
  const rows = rowsOf(count).map((row) => ({ ...row, secret: 1 }))
  for (const sheet of ['Заказ', 'Другой']) {
    const text = serialise({ sheet, rows, failed: 2, secret: 1 }).toString()
    expect(JSON.parse(text)).toEqual({ sheet, rows: rowsOf(count), failed: 2 })
  }
})

test('между частями длинного ответа свой черёд у других запросов', async () => {
  let turns = 0
  let isOver = false
  const others = (): void => {
    turns += 1
    if (!isOver) setImmediate(others)
  }
  setImmediate(others)
  const parts = createPartSerialiser(
    longAnswer,
    'rows',
  )({ sheet: '', rows: rowsOf(1000), failed: 0 })
  for await (const _ of parts);
  isOver = true
  expect(turns).toBeGreaterThanOrEqual(4)
})

test('ответ без строк — ошибка, договор без списка — ошибка при запуске; кроме списка может не быть ничего', async () => {
  const serialise = createPartSerialiser(longAnswer, 'rows')
  await expect(wholeOf(serialise({ sheet: '', failed: 0 }))).rejects.toThrow('rows')
  expect(() => createPartSerialiser(longAnswer, 'lines')).toThrow('lines')
  const alone = createPartSerialiser(longAnswer.pick({ rows: true }), 'rows')
  expect(await wholeOf(alone({ rows: rowsOf(1) }))).toBe('{"rows":[{"row":0,"name":null}]}')
})
