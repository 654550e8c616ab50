import { afterEach, expect, test } from 'vitest'
import { createPastedReader, type PastedReader } from './pasted-reader.ts'

let reader: PastedReader
afterEach(() => reader.close())

test('вставленное разбирает поток, строки те же', async () => {
  reader = createPastedReader(10)
  expect(await reader.read('2301-0054 5 шт')).toMatchObject([{ number: 1 }])
})

test('текст, который разбирать слишком дорого, получает отказ со словами у поля', async () => {
  reader = createPastedReader(0)
  await expect(reader.read('2301-0054 5 шт\n'.repeat(1300))).rejects.toMatchObject({
    code: 'REQUEST_INVALID',
    fields: [{ path: 'text', code: 'TEXT_TOO_HARD' }],
  })
})
