import { type Endpoint, endpoints } from '@isp/contract'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { createSerialiser, outputSchemaOf } from './contract-output.ts'

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
