import { createHash } from 'node:crypto'
import { type FileHandle, mkdtemp, open, readdir, readFile, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { blobsKeepTheirWord } from './blobs.fixture.ts'
import { createFolderBlobs, type FolderBlobsOptions } from './folder-blobs.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'isp-blobs-'))
})
afterEach(() => rm(root, { recursive: true }))

const openBlobs = (change: Partial<FolderBlobsOptions> = {}) =>
  createFolderBlobs({ folder: join(root, 'kept'), incoming: join(root, 'incoming'), ...change })
const textOf = async (content: Readable) => Buffer.concat(await content.toArray()).toString()
const list = async (folder: string) =>
  (await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
const put = async (name: string, text = 'сверло') => {
  const pending = await openBlobs().put(Readable.from([Buffer.from(text)]))
  await pending.keep(name)
}

/** A disk whose file handles behave differently. */
const disk =
  (manners: (file: FileHandle) => Partial<FileHandle>) =>
  async (path: string): Promise<FileHandle> => {
    const file = await open(path, 'wx')
    return Object.assign(Object.create(file) as FileHandle, {
      write: file.write.bind(file),
      sync: file.sync.bind(file),
      close: file.close.bind(file),
      ...manners(file),
    })
  }

const age = async (path: string) => {
  const old = new Date(Date.now() - 48 * 3_600_000)
  await utimes(path, old, old)
}

describe('файлы в папке', () => {
  blobsKeepTheirWord(openBlobs, (name) => age(join(root, 'kept', name.slice(0, 2), name)))
})

describe('содержимое лежит целиком', () => {
  test('диск, пишущий по кусочку, не оставляет дыр', async () => {
    const blobs = openBlobs({
      createFile: disk((file) => ({
        write: ((chunk: Uint8Array, at: number, length: number) =>
          file.write(chunk, at, Math.min(3, length))) as FileHandle['write'],
      })),
    })
    const text = 'сверло спиральное'
    const pending = await blobs.put(Readable.from([Buffer.from(text)]))
    expect(await textOf(pending.read())).toBe(text)
    expect(pending.size).toBe(Buffer.byteLength(text))
    expect(pending.sha256).toBe(createHash('sha256').update(text).digest('hex'))
  })

  test('принято — значит уже на диске: отключение света его не опустошит', async () => {
    const order: string[] = []
    const blobs = openBlobs({
      createFile: disk((file) => ({
        sync: async () => {
          order.push('sync')
          await file.sync()
        },
        close: async () => {
          order.push('close')
          await file.close()
        },
      })),
    })
    await blobs.put(Readable.from([Buffer.from('x')]))
    expect(order).toEqual(['sync', 'close'])
  })

  test.each(['ENOSPC', 'EDQUOT', 'EROFS'])('%s: места нет, и ничего не осталось', async (code) => {
    const write = async () => Promise.reject(Object.assign(new Error('disk'), { code }))
    const blobs = openBlobs({ createFile: disk(() => ({ write: write as never })) })
    await expect(blobs.put(Readable.from([Buffer.from('x')]))).rejects.toMatchObject({
      code: 'STORAGE_FULL',
    })
    expect(await list('incoming')).toEqual([])
  })

  test('прерванная запись не остаётся, а другая ошибка не считается полным диском', async () => {
    async function* broken() {
      yield Buffer.from('x')
      throw new Error('sender is gone')
    }
    await expect(openBlobs().put(broken())).rejects.toThrow('sender is gone')
    expect(await list('incoming')).toEqual([])
  })
})

describe('уборка', () => {
  const listOlder = async () => {
    const names: string[] = []
    for await (const name of openBlobs().listOlder(24 * 3_600_000)) names.push(name)
    return names
  }

  test('названо только старое, стоявшее в стороне старое убрано, свежее не тронуто', async () => {
    await put('old-1')
    await put('new-1')
    await age(join(root, 'kept/ol/old-1'))
    await openBlobs().put(Readable.from([Buffer.from('забытое')]))
    const [aside = ''] = await list('incoming')
    await age(join(root, 'incoming', aside))
    await openBlobs().put(Readable.from([Buffer.from('идёт')]))
    expect(await listOlder()).toEqual(['old-1'])
    const [rest = ''] = await list('incoming')
    expect(await readFile(join(root, 'incoming', rest), 'utf8')).toBe('идёт')
  })

  test('папок ещё нет — убирать нечего', async () => {
    expect(await listOlder()).toEqual([])
  })
})
