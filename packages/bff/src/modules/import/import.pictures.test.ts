import { open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { folderOf } from '../../commerce-ml/export.fixture.ts'
import { Remarks } from '../../commerce-ml/index.ts'
import { openPublicFolder } from '../../kernel/blobs/public-files.ts'
import { preparePictures } from './import.pictures.ts'

let blobFolder: string
let folder: string
const png = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#f00' } })
  .png()
  .toBuffer()
beforeEach(async () => {
  blobFolder = await folderOf({})
  folder = await folderOf({ 'a.png': png, 'B.PNG': png, 'broken.jpg': 'не картинка' })
})
afterEach(async () => {
  for (const own of [blobFolder, folder]) await rm(own, { recursive: true })
})

const prepare = async (names: readonly string[], isTrial = false) => {
  const remarks = new Remarks()
  const pictures = names.map((name) => ({ path: join(folder, name), name }))
  const onProgress = async () => {}
  const options = { published: openPublicFolder(blobFolder), isTrial, remarks, onProgress }
  return { ...(await preparePictures(pictures, options)), remarks: remarks.list }
}
const written = async () =>
  (await readdir(blobFolder, { recursive: true })).filter((name) => name.endsWith('.webp')).sort()

describe('изображения выгрузки', () => {
  test('битое названо, остальные готовы', async () => {
    const { sources, remarks } = await prepare(['broken.jpg', 'a.png'])
    expect(Object.fromEntries(sources)).toEqual({ 'a.png': expect.any(String), 'broken.jpg': null })
    expect(remarks).toMatchObject([{ count: 1, places: ['broken.jpg'] }])
  })

  test('непомерное не читается вовсе', async () => {
    const huge = await open(join(folder, 'huge.png'), 'w')
    await huge.truncate(40_000_001)
    await huge.close()
    expect(await prepare(['huge.png'])).toMatchObject({ made: 0, remarks: [{ count: 1 }] })
  })

  test('проба не пишет ничего', async () => {
    expect((await prepare(['a.png'], true)).sources.size).toBe(1)
    expect(await written()).toEqual([])
  })

  test('одни и те же байты — одно изображение, и второй раз его не делают', async () => {
    const { sources, made } = await prepare(['a.png', 'B.PNG'])
    expect(sources.get('a.png')).toBe(sources.get('b.png'))
    expect(made).toBeGreaterThan(0)
    expect(await written()).toHaveLength(2)
    expect(await prepare(['a.png'])).toMatchObject({ made: 0 })
  })
})
