import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { createTestDatabase, type TestDatabase } from '@isp/testing/database'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { blobsKeepTheirWord } from '../../kernel/blobs/blobs.fixture.ts'
import { openBucket, storageAt } from './storage.fixture.ts'
import type { Storage } from './storage.service.ts'

// On the double, and on a real service by `npm run bench -- store`.

let bucket: Awaited<ReturnType<typeof openBucket>>
let database: TestDatabase
let folder: string
let storage: Storage
let closing: (() => Promise<void>)[]
const open = (url = bucket.url, databaseUrl = database.url): Storage => {
  const opened = storageAt(url, databaseUrl)
  closing.push(opened.close)
  return opened
}
beforeEach(async () => {
  closing = []
  bucket = await openBucket()
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'isp-store-'))
  storage = open()
})
afterEach(async () => {
  for (const close of closing) await close()
  await bucket.close()
  await database.drop()
  await rm(folder, { recursive: true })
})

const contentOf = (bytes: Buffer) => ({
  size: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  read: () => Readable.from([bytes]),
})
const write = (path: string, text: string | Buffer, to = storage) =>
  to.files.write(path, contentOf(Buffer.from(text)))
const readBytes = async (path: string, from = storage) => {
  const found = await from.files.open(path)
  return found && Buffer.concat(await found.content.toArray())
}
const read = async (path: string, from = storage) => (await readBytes(path, from))?.toString()

describe('файлы людей в хранилище', () => {
  blobsKeepTheirWord(
    () => storage.content(folder).blobs.files,
    async (name) => {
      await database.pool.query(
        `update stored_content set stored_at = stored_at - interval '2 days' where path like '%' || $1`,
        [name],
      )
    },
  )
})

describe('содержимое', () => {
  test('положенное одним процессом читает другой, каким бы ни был путь', async () => {
    for (const path of ['files/a.pdf', 'files/Чертёж + «№ 5» 100%.pdf', 'images/a b/c.webp']) {
      await write(path, `содержимое ${path}`)
      expect(await read(path, open())).toBe(`содержимое ${path}`)
    }
  })

  test('большое приходит таким, каким было', async () => {
    const bytes = randomBytes(20_000_000)
    await write('files/big', bytes)
    expect((await readBytes('files/big'))?.equals(bytes)).toBe(true)
  })

  test('новое заменяет старое, вернувшееся снова показано', async () => {
    for (const text of ['первая', 'вторая', 'первая']) {
      await write('images/a.webp', text)
      expect(await read('images/a.webp')).toBe(text)
    }
  })

  test('одинаковое содержимое двух путей убирают порознь', async () => {
    await write('files/a', 'одно')
    await write('files/b', 'одно')
    await storage.files.remove('files/a')
    expect(await read('files/a')).toBeUndefined()
    expect(await read('files/b')).toBe('одно')
  })

  test('посланное не с тем хешем не принято или не отдано', async () => {
    const lying = {
      ...contentOf(Buffer.from('правда')),
      read: () => Readable.from([Buffer.from('обмана')]),
    }
    await storage.files.write('files/a', lying).catch(() => {})
    expect(await read('files/a').catch(() => undefined)).toBeUndefined()
  })
})

describe('чьё хранилище', () => {
  test('пустое становится нашим с первой записью', async () => {
    expect(await storage.identify()).toBe('empty')
    await write('files/a', 'а')
    expect(await storage.identify()).toBe('ours')
  })

  test('два процесса, начавшие с пустым хранилищем сразу, оба пишут', async () => {
    const both = [open(), open()]
    const texts = Array.from({ length: 20 }, (_, n) => `файл ${n}`)
    await Promise.all(texts.map((text, n) => write(`files/${n}`, text, both[n % 2])))
    expect(await Promise.all(texts.map((_, n) => read(`files/${n}`)))).toEqual(texts)
  })

  test('в хранилище другого магазина ничего не пишут', async () => {
    await write('files/a', 'наш')
    const foreign = await createTestDatabase()
    const theirs = open(bucket.url, foreign.url)
    expect(await theirs.identify()).toBe('of-another-shop')
    await expect(write('files/a', 'их', theirs)).rejects.toMatchObject({
      code: 'STORAGE_UNAVAILABLE',
    })
    expect(await read('files/a')).toBe('наш')
    await theirs.close()
    closing = closing.filter((close) => close !== theirs.close)
    await foreign.drop()
  })

  test('чужие объекты без отметки — не хранилище', async () => {
    await bucket.raw.put('backup.tar', contentOf(Buffer.from('x')))
    expect(await storage.identify()).toBe('not-a-store')
  })

  test('бакет без отметки — не наше пустое хранилище', async () => {
    await write('files/a', 'а')
    await bucket.raw.remove('isp-shop.json')
    expect(await open().identify()).toBe('mark-lost')
  })

  test.each<[string, (url: URL) => void, string]>([
    [
      'секрет',
      (url) => {
        url.password = 'another'
      },
      'key-refused',
    ],
    [
      'ключ',
      (url) => {
        url.username = 'NOBODY'
      },
      'key-refused',
    ],
    [
      'бакет',
      (url) => {
        url.pathname = '/isp-nobody'
      },
      'no-bucket',
    ],
  ])('не тот %s: видно, что исправить', async (_what, change, fault) => {
    const url = new URL(bucket.url)
    change(url)
    await expect(open(url.href).identify()).rejects.toMatchObject({ fault })
  })

  test('проверка пишет, читает и убирает за собой, и хранилище остаётся пустым', async () => {
    expect(await storage.probe()).toBe('good')
    expect(await bucket.raw.firstKeys()).toEqual([])
  })
})
