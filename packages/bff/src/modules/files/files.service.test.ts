import { mkdtemp, open, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { createTestDatabase, type TestDatabase } from '@isp/testing/database'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createFolderBlobs } from '../../kernel/blobs/folder-blobs.ts'
import { databaseOf } from '../../kernel/database.ts'
import { anonymous } from '../../kernel/http/caller.ts'
import { transactionsOf } from '../../kernel/transaction.ts'
import { createFiles, ownerOf } from './files.service.ts'
import { pdf, pdfOf } from './samples-of-files.fixture.ts'

const clientId = 'f2000000-0000-4000-8000-000000000001'
const other = 'f2000000-0000-4000-8000-000000000002'

let scratch: TestDatabase
let folder: string
beforeAll(async () => {
  scratch = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'isp-blobs-'))
})
afterAll(async () => {
  await scratch.drop()
  await rm(folder, { recursive: true })
})
beforeEach(() => scratch.pool.query('truncate file cascade'))

const openFiles = (
  change: Partial<Parameters<typeof createFolderBlobs>[0]> = {},
  quota = { bytes: 100, files: 3 },
) => {
  const blobs = createFolderBlobs({
    folder: join(folder, 'kept'),
    incoming: join(folder, 'incoming'),
    ...change,
  })
  const database = databaseOf(scratch.pool)
  return createFiles({ database, transact: transactionsOf(scratch.pool), blobs, quota })
}
const sender = (client = clientId, address = '203.0.113.7') => ({
  caller: anonymous,
  clientId: client,
  address,
})
const input = (size: number) => ({ name: 'a.pdf', size, purpose: 'feedback' as const })
async function* oneFile(content: Buffer) {
  yield { name: 'a', content: Readable.from([content.subarray(0, 1000), content.subarray(1000)]) }
}

test('задача 15: имя в windows-1251, прочитанное не той кодировкой, хранится по-русски', async () => {
  await openFiles().reserve(sender(), { ...input(1), name: 'Äîâåðåííîñòü 15.pdf' })
  const { rows } = await scratch.pool.query('select name from file')
  expect(rows).toEqual([{ name: 'Доверенность 15.pdf' }])
})

describe('сутки', () => {
  test('больше отведённого не принимается: ни байт, ни файлов', async () => {
    const files = openFiles()
    await files.reserve(sender(), input(60))
    await expect(files.reserve(sender(), input(60))).rejects.toMatchObject({
      code: 'FILE_QUOTA_EXCEEDED',
    })
    await files.reserve(sender(), input(20))
    await files.reserve(sender(), input(20))
    await expect(files.reserve(sender(), input(0))).rejects.toMatchObject({
      code: 'FILE_QUOTA_EXCEEDED',
    })
  })

  test('новый номер браузера с того же адреса нового не даёт, другой адрес — даёт', async () => {
    const files = openFiles()
    await files.reserve(sender(), input(100))
    await expect(files.reserve(sender(other), input(1))).rejects.toMatchObject({
      code: 'FILE_QUOTA_EXCEEDED',
    })
    await files.reserve(sender(other, '203.0.113.8'), input(1))
  })

  test('адреса одной сети IPv6 (/64) — один отправитель', async () => {
    const files = openFiles()
    await files.reserve(sender(clientId, '2001:db8:5:7::1'), input(100))
    await expect(files.reserve(sender(other, '2001:db8:5:7:9::2'), input(1))).rejects.toMatchObject(
      { code: 'FILE_QUOTA_EXCEEDED' },
    )
    await files.reserve(sender(other, '2001:db8:5:8::1'), input(1))
  })

  test('одновременные просьбы не проходят вместе', async () => {
    const files = openFiles()
    const blocker = await scratch.pool.connect()
    // whichever request has counted first waits here before writing
    await blocker.query('begin; lock table file in share mode')
    const asked = Promise.allSettled([1, 2].map(() => files.reserve(sender(), input(60))))
    // queried outside that transaction, which would keep showing the state of its first query
    const waiting = async () =>
      (
        await scratch.pool.query(
          `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        )
      ).rowCount
    await expect.poll(waiting).toBe(2)
    await blocker.query('commit')
    blocker.release()
    expect((await asked).map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('через сутки можно снова', async () => {
    const files = openFiles()
    await files.reserve(sender(), input(100))
    await scratch.pool.query(`update file set created_at = now() - interval '25 hours'`)
    await files.reserve(sender(), input(100))
  })
})

describe('диск', () => {
  test('кончилось место: понятный отказ, и ничего не осталось', async () => {
    const content = pdfOf(5000)
    const files = openFiles(
      {
        createFile: async (path) => {
          const file = await open(path, 'wx')
          let isFirst = true
          return {
            write: (async (chunk: Uint8Array) => {
              if (!isFirst) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' })
              isFirst = false
              return file.write(chunk)
            }) as typeof file.write,
            sync: () => file.sync(),
            close: () => file.close(),
          }
        },
      },
      { bytes: 10_000, files: 3 },
    )
    const { id } = await files.reserve(sender(), input(content.length))
    const owner = ownerOf(anonymous, clientId)
    await expect(files.upload(owner, id, oneFile(content))).rejects.toMatchObject({
      code: 'STORAGE_FULL',
      statusCode: 507,
    })
    expect(await readdir(join(folder, 'incoming'))).toEqual([])
    // once there is room again, the same reservation works
    const roomy = openFiles()
    expect(await roomy.upload(owner, id, oneFile(content))).toMatchObject({ size: 5000 })
  })
})

test('два сервера приняли один файл: остаётся один, содержимое второго убрано', async () => {
  await rm(join(folder, 'kept'), { recursive: true, force: true })
  const servers = [openFiles(), openFiles()]
  const { id } = await openFiles().reserve(sender(), input(pdf.length))
  const both = Promise.withResolvers<void>()
  let begun = 0
  async function* held() {
    begun += 1
    if (begun === servers.length) both.resolve()
    await both.promise
    yield* Readable.from([pdf])
  }
  async function* form() {
    yield { name: 'a', content: held() }
  }
  const outcomes = await Promise.allSettled(
    servers.map((files) => files.upload(ownerOf(anonymous, clientId), id, form())),
  )
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'FILE_ALREADY_UPLOADED' },
  })
  const kept = await readdir(join(folder, 'kept'), { recursive: true, withFileTypes: true })
  expect(kept.filter((entry) => entry.isFile())).toHaveLength(1)
})

describe('для других модулей', () => {
  const owner = ownerOf(anonymous, clientId)
  const sendPdf = async () => {
    const files = openFiles()
    const { id } = await files.reserve(sender(), input(pdf.length))
    await files.upload(owner, id, oneFile(pdf))
    return { files, id }
  }

  test('удержать можно только своё, присланное и для того же дела', async () => {
    const { files, id } = await sendPdf()
    const database = databaseOf(scratch.pool)
    const refused = { code: 'FILE_NOT_FOUND' }
    const stranger = ownerOf(anonymous, other)
    await expect(files.attach(database, stranger, 'feedback', [id])).rejects.toMatchObject(refused)
    await expect(files.attach(database, owner, 'ticket', [id])).rejects.toMatchObject(refused)
    const { id: unsent } = await files.reserve(sender(), input(1))
    await expect(files.attach(database, owner, 'feedback', [id, unsent])).rejects.toMatchObject(
      refused,
    )
    expect(await files.attach(database, owner, 'feedback', [id])).toMatchObject([
      { id, name: 'a.pdf' },
    ])
  })

  test('документ вошедшего не открывается браузером, из которого вышли', async () => {
    await scratch.pool.query(
      `insert into account (id, login, password_hash, first_name, last_name, patronymic, status)
       values (7, 'seven@example.com', '', '', '', '', 'ACTIVE')`,
    )
    const files = openFiles()
    const signedIn = { accountId: 7, companyId: null, clientId }
    const document = {
      name: 'Счёт.pdf',
      mediaType: 'application/pdf',
      content: Readable.from([pdf]),
    }
    const { id } = await files.save(signedIn, document)
    await expect(files.download(owner, id)).rejects.toMatchObject({ code: 'FILE_NOT_FOUND' })
    const { content } = await files.download(signedIn, id)
    for await (const chunk of content) expect(chunk.length).toBeGreaterThan(0)
  })

  test('составленный документ хранится и скачивается владельцем', async () => {
    const files = openFiles()
    const { id } = await files.save(owner, {
      name: 'Счёт.pdf',
      mediaType: 'application/pdf',
      content: Readable.from([pdf]),
    })
    const { content, size } = await files.download(owner, id)
    const chunks: Uint8Array[] = []
    for await (const chunk of content) chunks.push(chunk)
    expect(Buffer.concat(chunks).equals(pdf)).toBe(true)
    expect(size).toBe(pdf.length)
    await expect(files.download(ownerOf(anonymous, other), id)).rejects.toMatchObject({
      code: 'FILE_NOT_FOUND',
    })
  })
})
