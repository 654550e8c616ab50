import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { timeLimits } from '../../kernel/time-limits.ts'
import { openStorageShop } from './storage.fixture.ts'
import type { Storage } from './storage.service.ts'

let shop: Awaited<ReturnType<typeof openStorageShop>>
let storage: Storage
beforeAll(async () => {
  shop = await openStorageShop()
  storage = shop.open()
})
afterAll(() => shop.close())
beforeEach(async () => {
  Object.assign(shop.s3.faults, {
    busy: 0,
    refusesWrites: null,
    isSilent: false,
    stalls: false,
    isOpen: false,
  })
  shop.s3.asked.length = 0
  for (const key of keys()) shop.s3.objects.delete(key)
  await shop.database.pool.query('truncate stored_content')
})

const contentOf = (text: string) => {
  const bytes = Buffer.from(text)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { size: bytes.length, sha256, read: () => Readable.from([bytes]) }
}
const write = (path: string, text: string, to = storage) => to.files.write(path, contentOf(text))
const read = async (path: string, from = storage) => {
  const found = await from.files.open(path)
  return found && Buffer.concat(await found.content.toArray()).toString()
}
const keys = () => [...shop.s3.objects.keys()].filter((key) => key !== 'isp-shop.json')
const makeOlder = (column: string) =>
  shop.database.pool.query(`update stored_content set ${column} = ${column} - interval '2 days'`)
/** Of a machine where nothing is waited for. */
const impatient = { ...timeLimits(), storeAnswerMs: 50, storePauseMs: 50 }

describe('содержимое названо по хешу и не меняется', () => {
  test('в имени объекта — хеш', async () => {
    await write('files/a.pdf', 'договор')
    expect(keys()).toEqual([expect.stringContaining(contentOf('договор').sha256)])
  })

  test('новое содержимое пути — новый объект; старое читающий дочитывает, уборка снимает его потом', async () => {
    await write('images/a.webp', 'старая')
    const reading = await storage.files.open('images/a.webp')
    await write('images/a.webp', 'новая')
    expect(Buffer.concat((await reading?.content.toArray()) ?? []).toString()).toBe('старая')
    expect(await read('images/a.webp')).toBe('новая')
    await storage.files.sweep()
    expect(keys()).toHaveLength(2)
    await makeOlder('begun_at')
    await makeOlder('replaced_at')
    await storage.files.sweep()
    expect(keys()).toEqual([expect.stringContaining(contentOf('новая').sha256)])
  })

  test('то же самое второй раз не отправляют', async () => {
    await write('images/a.webp', 'картинка')
    shop.s3.asked.length = 0
    await write('images/a.webp', 'картинка')
    expect(shop.s3.asked).toEqual([])
  })

  test('оборванная запись ничего не показывает, и уборка снимает её след', async () => {
    shop.s3.faults.refusesWrites = 507
    await expect(write('files/a', 'а')).rejects.toMatchObject({ code: 'STORAGE_FULL' })
    expect(await read('files/a')).toBeNull()
    await makeOlder('begun_at')
    shop.s3.faults.refusesWrites = null
    await storage.files.sweep()
    const { rows } = await shop.database.pool.query('select from stored_content')
    expect(rows).toEqual([])
  })
})

describe('хранилище подводит', () => {
  const spoil = (change: (content: Buffer) => Buffer) => {
    for (const key of keys()) {
      const content = shop.s3.objects.get(key)
      if (content) shop.s3.objects.set(key, change(content))
    }
  }

  test('записанное наполовину не отдано', async () => {
    await write('files/a', 'договор поставки')
    spoil((content) => content.subarray(0, 5))
    await expect(read('files/a')).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
  })

  test('подменённое той же длины не отдано целиком', async () => {
    await write('files/a', 'договор поставки')
    spoil((content) => Buffer.from(content).fill('x'))
    const found = await storage.files.open('files/a')
    await expect(found?.content.toArray()).rejects.toThrow('content differs')
  })

  test('пропавшее — не «нет такого файла», а отказ хранилища', async () => {
    await write('files/a', 'а')
    for (const key of keys()) shop.s3.objects.delete(key)
    await expect(read('files/a')).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
  })

  test('короткие 503 пережиты, долгие — отказ', async () => {
    shop.s3.faults.busy = 2
    await write('files/a', 'а')
    expect(await read('files/a')).toBe('а')
    shop.s3.faults.busy = 3
    await expect(read('files/a')).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
  })

  test('молчащее хранилище не держит запрос', async () => {
    await write('files/a', 'а')
    const other = shop.open(impatient)
    shop.s3.faults.isSilent = true
    await expect(read('files/a', other)).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
  })

  test('замолчавшее посреди файла не держит читателя', async () => {
    await write('files/a', 'договор поставки')
    const other = shop.open(impatient)
    await read('files/a', other)
    shop.s3.faults.stalls = true
    const found = await other.files.open('files/a')
    await expect(found?.content.toArray()).rejects.toThrow('no byte in 50 ms')
  })

  test('только читать: записи отвергнуты, чтение идёт', async () => {
    await write('files/a', 'а')
    shop.s3.faults.refusesWrites = 403
    await expect(write('files/b', 'б')).rejects.toMatchObject({ code: 'STORAGE_FULL' })
    expect(await read('files/a')).toBe('а')
  })
})

test('открытое всем хранилище найдено, запрет писать — тоже', async () => {
  shop.s3.faults.isOpen = true
  expect(await storage.probe()).toBe('open-to-all')
  expect(keys()).toEqual([])
  shop.s3.faults.refusesWrites = 403
  await expect(storage.probe()).rejects.toMatchObject({ fault: 'forbidden' })
})
