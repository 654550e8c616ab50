import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { closeBrotli, openBrotli } from './open-brotli.ts'

const unpack = (packed: Buffer) => brotliDecompressSync(packed).toString()

test.each([1, 90, 255, 256, 65_536])('одно начало, разные концы: %i байт', async (length) => {
  const open = await openBrotli(Buffer.from('страница '.repeat(20_000)))
  const end = 'x'.repeat(length)
  expect(unpack(closeBrotli(open, Buffer.from(end)))).toBe('страница '.repeat(20_000) + end)
  expect(unpack(closeBrotli(open, Buffer.from('другой')))).toMatch(/страница другой$/)
  expect(open.byteLength).toBeLessThan(1000)
})

test('пустое начало тоже начало', async () => {
  expect(unpack(closeBrotli(await openBrotli(Buffer.alloc(0)), Buffer.from('конец')))).toBe('конец')
})

test.each([0, 65_537])('конец в %i байт одним блоком не записать', async (length) => {
  const open = await openBrotli(Buffer.from('x'))
  expect(() => closeBrotli(open, Buffer.alloc(length))).toThrow(RangeError)
})
