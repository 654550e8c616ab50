import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Drawn } from '@isp/demo-data'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPublicFolder } from '../kernel/blobs/public-files.ts'
import { createDrawOnce, type Draw, drawEach, makePictures } from './demo-data.files.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'isp-drawings-'))
})
afterEach(() => rm(folder, { recursive: true }))

const pictures: Drawn[] = [
  { src: 'hammer/a', spec: { family: 'hammer', params: { kind: 'fiber' } } },
  { src: 'hammer/b', spec: { family: 'hammer', params: { kind: 'mallet' } } },
  { src: 'bolt/a', spec: { family: 'bolt', params: {} } },
]

const drawings = async (draw: Draw) => {
  expect(await makePictures(openPublicFolder(folder), pictures, draw, () => {})).toBe(
    pictures.length,
  )
  const wide = pictures.map(({ src }) =>
    readFile(join(folder, 'images/b2b/origins', `${src}.webp`), 'base64'),
  )
  return new Set(await Promise.all(wide)).size
}

test('каждый товар видят таким, какой он есть', async () => {
  expect(await drawings(drawEach)).toBe(3)
})

test('для проверок у похожих товаров рисунок один, у непохожих — свой', async () => {
  expect(await drawings(createDrawOnce())).toBe(2)
})
