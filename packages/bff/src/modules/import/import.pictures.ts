import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import sharp from 'sharp'
import {
  type ExportFiles,
  exportMessages,
  pictureKey,
  type Remarks,
} from '../../commerce-ml/index.ts'
import { pictureFolders } from '../../kernel/blobs/picture-files.ts'
import type { PublicFiles } from '../../kernel/blobs/public-files.ts'

const BYTES = 40_000_000
const PIXELS = 100_000_000

export type PreparedPictures = { sources: Map<string, string | null>; made: number }

/** Fills transparent and narrow pictures with white: the page shows squares. */
const render = (bytes: Buffer, width: number): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels: PIXELS })
    .rotate()
    .resize(width, width, { fit: 'contain', background: '#fff', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .webp({ quality: 82 })
    .toBuffer()

/**
 * Makes the shop's pictures from those of an export, two at a time. A picture is named by a hash of its bytes, so
 * that nothing is made twice and a changed picture gets a new name.
 */
export const preparePictures = async (
  pictures: ExportFiles['pictures'],
  {
    published,
    isTrial,
    remarks,
    onProgress,
  }: {
    published: Pick<PublicFiles, 'sizeOf' | 'write'>
    isTrial: boolean
    remarks: Remarks
    onProgress: (done: number) => Promise<void>
  },
): Promise<PreparedPictures> => {
  const sources = new Map<string, string | null>()
  let next = 0
  let made = 0

  const prepare = async (path: string): Promise<string | null> => {
    if ((await stat(path)).size > BYTES) return null
    const bytes = await readFile(path)
    const src = `import/${createHash('sha256').update(bytes).digest('hex').slice(0, 24)}`
    let isNew = false
    for (const [folder, width] of pictureFolders) {
      const target = `${folder}/${src}.webp`
      if ((await published.sizeOf(target)) !== null) continue
      const picture = await render(bytes, width).catch(() => null)
      if (picture === null) return null
      if (!isTrial) await published.write(target, picture)
      isNew = true
    }
    if (isNew) made += 1
    return src
  }

  const work = async (): Promise<void> => {
    for (let file = pictures[next++]; file; file = pictures[next++]) {
      const src = await prepare(file.path)
      if (src === null) remarks.add(exportMessages.pictureBroken, file.name)
      sources.set(pictureKey(file.name), src)
      await onProgress(next)
    }
  }
  await Promise.all([work(), work()])
  return { sources, made }
}
