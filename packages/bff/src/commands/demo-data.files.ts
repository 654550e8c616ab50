import { join } from 'node:path'
import {
  type Drawn,
  demoPromoPictures,
  leafDocuments,
  leaves,
  renderDocument,
  renderPicture,
  renderPromo,
} from '@isp/demo-data'
import { pictureFolders, sizeOf, writeWhole } from '../blobs/picture-files.ts'

/** Makes the documents that are missing; gives the bytes of each by file name. */
export const makeDocuments = async (
  blobFolder: string,
): Promise<{ sizes: Map<string, number>; made: number }> => {
  const sizes = new Map<string, number>()
  let made = 0
  for (const document of leaves.flatMap(leafDocuments)) {
    const path = join(blobFolder, 'files/documents', document.file)
    let size = await sizeOf(path)
    if (size === null) {
      const bytes = await renderDocument(document)
      await writeWhole(path, bytes)
      size = bytes.length
      made += 1
    }
    sizes.set(document.file, size)
  }
  return { sizes, made }
}

/** Draws the pictures that are missing, two at a time; gives how many were drawn. */
export const makePictures = async (
  blobFolder: string,
  pictures: readonly Drawn[],
  onProgress: (done: number) => void,
): Promise<number> => {
  let next = 0
  let made = 0
  const work = async (): Promise<void> => {
    for (let drawn = pictures[next++]; drawn; drawn = pictures[next++]) {
      let isNew = false
      for (const [folder, width] of pictureFolders) {
        const path = join(blobFolder, folder, `${drawn.src}.webp`)
        if ((await sizeOf(path)) !== null) continue
        await writeWhole(path, await renderPicture(drawn.spec, width))
        isNew = true
      }
      if (isNew) made += 1
      onProgress(next)
    }
  }
  await Promise.all([work(), work()])
  return made
}

/** Pictures of banners and stories, those that are missing. */
export const makePromoPictures = async (blobFolder: string): Promise<void> => {
  for (const picture of demoPromoPictures) {
    const path = join(blobFolder, 'images/promo', `${picture.name}.webp`)
    if ((await sizeOf(path)) === null) await writeWhole(path, await renderPromo(picture))
  }
}
