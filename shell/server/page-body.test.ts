import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { createPageBody } from './page-body.ts'

const readers = {
  br: (bytes: Buffer) => brotliDecompressSync(bytes).toString(),
  gzip: (bytes: Buffer) => gunzipSync(bytes).toString(),
  identity: (bytes: Buffer) => bytes.toString(),
} as const
const encodings = ['br', 'gzip', 'identity'] as const

describe('тело страницы', () => {
  test.each(encodings)('%s: у каждого посетителя свой конец, в любом порядке', async (encoding) => {
    const body = createPageBody(Buffer.from('общее, '))
    for (const end of ['первый', 'второй', 'первый', 'первый', 'третий'])
      expect(readers[encoding](await body.as(encoding, end))).toBe(`общее, ${end}`)
  })

  test('одно и то же не сжимается и не складывается заново для каждого', async () => {
    const body = createPageBody(Buffer.from('общее, '))
    for (const encoding of encodings) {
      const first = await body.as(encoding, 'конец')
      expect(await body.as(encoding, 'конец')).toBe(first)
    }
  })
})
