import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildIndex } from './build.ts'
import type { IndexData } from './columns.ts'
import { INDEX_FORMAT } from './columns.ts'
import { openMemoryIndex } from './memory-index.ts'
import { memorySource, plainQuery } from './memory-source.fixture.ts'
import { readSnapshot, snapshotFile, writeSnapshot } from './snapshot.ts'

let folder: string
let data: IndexData
const key = { version: '1', changedAt: '1' }

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'isp-index-'))
  data = await buildIndex(
    memorySource({
      sections: [{ id: 1, name: 'Свёрла' }],
      brands: [{ id: 1, slug: 'zubr', name: 'Зубр' }],
      products: Array.from({ length: 50 }, (_, place) => ({
        id: place + 1,
        name: `Сверло ${place} мм`,
        article: `A-${place % 7}`,
        brandId: 1,
      })),
    }),
  )
})
afterEach(() => rm(folder, { recursive: true }))

test('следующий запуск отвечает из снимка так же, как построенный заново', () => {
  writeSnapshot(folder, data)
  const loaded = readSnapshot(folder, key)
  expect(loaded).not.toBeNull()
  const [before, after] = [data, loaded as IndexData].map(openMemoryIndex)
  for (const text of [null, 'сверло', 'cdthkj', 'A-3']) {
    const query = { ...plainQuery, text, sort: 'name' as const }
    expect(after?.list(query)).toEqual(before?.list(query))
    expect(after?.list(query).ids.length).toBeGreaterThan(0)
  }
})

test('снимок другого состояния каталога не берётся', () => {
  writeSnapshot(folder, data)
  expect(readSnapshot(folder, { ...key, version: '2' })).toBeNull()
  expect(readSnapshot(folder, { ...key, changedAt: '2' })).toBeNull()
  expect(readSnapshot(join(folder, 'nowhere'), key)).toBeNull()
})

test('испорченный снимок не берётся, где бы ни испортился', async () => {
  const path = writeSnapshot(folder, data)
  const whole = await readFile(path)
  const places = [0, 9, 20, Math.floor(whole.length / 2), whole.length - 40, whole.length - 1]
  for (const place of places) {
    const broken = Buffer.from(whole)
    broken[place] = (broken[place] ?? 0) ^ 1
    await writeFile(path, broken)
    expect(readSnapshot(folder, key), `byte ${place}`).toBeNull()
  }
  for (const length of [0, 10, 100, whole.length - 1]) {
    await writeFile(path, whole)
    await truncate(path, length)
    expect(readSnapshot(folder, key), `length ${length}`).toBeNull()
  }
  await writeFile(path, whole)
  expect(readSnapshot(folder, key)).not.toBeNull()
})

test('новый снимок заменяет старые и не трогает чужих файлов', async () => {
  writeSnapshot(folder, data)
  await writeFile(join(folder, 'catalog-notes.txt'), '')
  writeSnapshot(folder, { ...data, meta: { ...data.meta, version: '2' } })
  expect((await readdir(folder)).sort()).toEqual([
    `catalog-${INDEX_FORMAT}-2-1.index`,
    'catalog-notes.txt',
  ])
  expect(snapshotFile(folder, { version: '2', changedAt: '1' })).toContain(
    `catalog-${INDEX_FORMAT}-2-1.index`,
  )
})
