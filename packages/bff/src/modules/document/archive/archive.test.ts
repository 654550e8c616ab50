import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { archiveOf } from './archive.ts'

const now = new Date('2026-11-26T09:00:00Z')
const fileOf = (name: string, content: AsyncIterable<Uint8Array>) => ({
  name,
  mediaType: 'application/pdf',
  content,
})
const said = (text: string) => Readable.from([Buffer.from(text)])

test('в архиве всё, что названо, под своими именами, русские читаются', async () => {
  const bytes = await buffer(
    archiveOf(
      [
        { open: async () => fileOf('Счёт № 1.pdf', said('один')) },
        { open: async () => fileOf('Счёт № 1.pdf', said('два')) },
        { name: 'Заказ 7, ../письмо.pdf', open: async () => fileOf('x', said('три')) },
      ],
      now,
    ),
  )
  const found = Object.entries(unzipSync(bytes)).map(([name, content]) => [
    name,
    Buffer.from(content).toString(),
  ])
  expect(found).toEqual([
    ['Счёт № 1.pdf', 'один'],
    ['Счёт № 1 (2).pdf', 'два'],
    ['Заказ 7, .._письмо.pdf', 'три'],
  ])
})

test('следующее открывается, когда прежнее прочитано; брошенное чтение закрывает открытое', async () => {
  const opened: Readable[] = []
  const endless = async function* () {
    for (;;) yield Buffer.alloc(65_536)
  }
  const open = async () => {
    const content = Readable.from(endless())
    opened.push(content)
    return fileOf('большой.bin', content)
  }
  const archive = archiveOf([{ open }, { open }], now)
  const reading = archive[Symbol.asyncIterator]()
  for (let part = 0; part < 20; part += 1) await reading.next()
  expect(opened).toHaveLength(1)
  await reading.return?.()
  await expect.poll(() => opened[0]?.destroyed).toBe(true)
  expect(opened).toHaveLength(1)
})

test('не открылось — архив обрывается, а не выходит неполным', async () => {
  const open = () => Promise.reject(new Error('нет такого'))
  const entries = [{ open: async () => fileOf('есть.pdf', said('есть')) }, { open }]
  await expect(buffer(archiveOf(entries, now))).rejects.toThrow('нет такого')
})
