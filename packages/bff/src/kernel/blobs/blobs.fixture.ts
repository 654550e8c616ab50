import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import type { Blobs } from './blobs.ts'

/** What every kind of storage keeps to. */
export const blobsKeepTheirWord = (
  open: () => Blobs,
  /** Makes a blob older by two days. */
  age: (name: string) => Promise<void>,
): void => {
  const put = (text: string) => open().put(Readable.from([Buffer.from(text)]))
  const read = async (name: string) => {
    const found = await open().open(name)
    return found && Buffer.concat(await found.content.toArray()).toString()
  }

  test.each(['../secret', '..', 'a/b', '/etc/passwd', '', 'a\\b', '.скрытое'])(
    'имя ведёт только в свою папку: «%s» — не имя',
    async (name) => {
      const blobs = open()
      await expect(blobs.open(name)).rejects.toThrow('is no name of a blob')
      await expect(blobs.remove(name)).rejects.toThrow('is no name of a blob')
      const pending = await put('x')
      await expect(pending.keep(name)).rejects.toThrow('is no name of a blob')
      await pending.discard()
    },
  )

  test('чего нет, того нет, и убрать его можно', async () => {
    expect(await open().open('7')).toBeNull()
    await open().remove('absent')
  })

  test('положенное читают целиком, сколько бы раз ни спросили, а убранного нет', async () => {
    const text = 'сверло спиральное '.repeat(20_000)
    const pending = await put(text)
    expect(pending.size).toBe(Buffer.byteLength(text))
    expect(pending.sha256).toBe(createHash('sha256').update(text).digest('hex'))
    expect(Buffer.concat(await pending.read().toArray()).toString()).toBe(text)
    await pending.keep('drill-1.txt')
    expect(await read('drill-1.txt')).toBe(text)
    expect((await open().open('drill-1.txt'))?.size).toBe(Buffer.byteLength(text))
    await open().remove('drill-1.txt')
    expect(await read('drill-1.txt')).toBeNull()
  })

  test('пустое содержимое — тоже содержимое', async () => {
    await (await open().put(Readable.from([]))).keep('empty')
    expect(await read('empty')).toBe('')
    await open().remove('empty')
  })

  test('старым названо только старое', async () => {
    await (await put('старое')).keep('old-1')
    await (await put('новое')).keep('new-1')
    await age('old-1')
    const older: string[] = []
    for await (const name of open().listOlder(24 * 3_600_000)) older.push(name)
    expect(older).toEqual(['old-1'])
    await open().remove('old-1')
    await open().remove('new-1')
  })
}
