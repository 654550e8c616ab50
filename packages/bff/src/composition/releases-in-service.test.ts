import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { createTestDatabase } from '@isp/testing/database'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openReleaseLedger } from '../modules/releases/release-ledger.service.ts'
import { refuseLostCalls } from './refuse-lost-calls.ts'
import { readReleasesInService } from './releases-in-service.ts'

const version = '0123456789abcdef'
const metaOf = (...operations: string[]) => JSON.stringify({ uses: { names: {}, operations } })

let folder: string
const warnings: string[] = []
const log = { warn: (_details: unknown, text?: string) => void warnings.push(text ?? '') }
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'isp-in-service-'))
  warnings.length = 0
})
afterEach(() => rm(folder, { recursive: true }))

const put = async (name: string, meta: string, pointer: string | null = version) => {
  await mkdir(path.join(folder, name, version), { recursive: true })
  await writeFile(path.join(folder, name, version, 'release-meta.json'), meta)
  if (pointer) {
    await writeFile(path.join(folder, name, 'current.json'), JSON.stringify({ version: pointer }))
  }
}
const read = (releaseFolder?: string) =>
  readReleasesInService(
    { databaseUrl: '', ...(releaseFolder !== undefined && { releaseFolder }) },
    null,
    log,
  )

test('что вызывают действующие выпуски, видно в папке; снятое приложение и файлы рядом не в счёт', async () => {
  await put('catalog', metaOf('GET /api/a'))
  await put('auth', metaOf('POST /api/b'), null)
  await writeFile(path.join(folder, '.lock'), '1')
  expect(await read(folder)).toEqual([{ name: 'catalog', version, operations: ['GET /api/a'] }])
  expect(await read(path.join(folder, 'nowhere'))).toEqual([])
  expect(await read()).toEqual([])
  expect(warnings).toEqual([])
})

test('оболочка, которая ещё не говорит о своих вызовах, ничему не мешает', async () => {
  await put('shell', JSON.stringify({ provides: { operations: [] } }))
  expect(await read(folder)).toEqual([])
})

test('нечитаемая папка выпусков не держит сервер, но об этом сказано', async () => {
  await put('catalog', metaOf('GET /api/a'), 'not a version')
  expect(await read(folder)).toEqual([])
  expect(warnings).toEqual([expect.stringContaining('not read')])
})

test('из хранилища читается то, что назвала база', async () => {
  const database = await createTestDatabase()
  const ledger = openReleaseLedger(database.url)
  await ledger.locked(
    async (releases) => {
      for (const name of ['catalog', 'auth']) {
        await releases.addVersion({ name, version, inventory: '{}' })
      }
      await releases.point({ name: 'catalog', version, history: [] })
    },
    () => {},
  )
  const opened: string[] = []
  const files = {
    open: async (file: string) => {
      opened.push(file)
      return { size: 1, content: Readable.from([Buffer.from(metaOf('GET /api/a'))]) }
    },
  }
  const storage = { files } as unknown as Parameters<typeof readReleasesInService>[1]
  expect(await readReleasesInService({ databaseUrl: database.url }, storage, log)).toEqual([
    { name: 'catalog', version, operations: ['GET /api/a'] },
  ])
  expect(opened).toEqual([`releases/catalog/${version}/release-meta.json`])
  await ledger.close()
  await database.drop()
})

test('BFF без вызова, который нужен действующему выпуску, не открывается и называет его, выпуск и вызовы', () => {
  const releases = [
    { name: 'auth', version, operations: ['GET /api/a'] },
    { name: 'catalog', version, operations: ['GET /api/a', 'GET /api/b', 'POST /api/c'] },
  ]
  const errors: object[] = []
  const sinks = { log: { error: (details: object) => void errors.push(details) } }
  const start = (isAllowed: boolean, served: string[]) =>
    refuseLostCalls(releases, { isAllowed, ...sinks }, served)
  expect(() => start(false, ['GET /api/a'])).toThrow(
    /^Сервер API не запущен: .*«catalog» \(выпуск 0123456789abcdef\) вызывает GET \/api\/b, POST \/api\/c\. .*rollback catalog.*LOST_CALLS=allow/,
  )
  expect(errors).toEqual([])
  start(true, ['GET /api/a'])
  expect(errors).toMatchObject([{ release: 'catalog', operations: ['GET /api/b', 'POST /api/c'] }])
  expect(() => start(false, ['GET /api/a', 'GET /api/b', 'POST /api/c'])).not.toThrow()
})
