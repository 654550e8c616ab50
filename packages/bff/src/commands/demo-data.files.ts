import {
  type Drawn,
  demoPromoPictures,
  leafDocuments,
  leaves,
  renderDocument,
  renderPicture,
  renderPromo,
} from '@isp/demo-data'
import { pictureFolders } from '../kernel/blobs/picture-files.ts'
import type { PublicFiles } from '../kernel/blobs/public-files.ts'

type Writable = Pick<PublicFiles, 'sizeOf' | 'write'>

/** Draws a file; calls with the same `kind` may share one drawing. */
export type Draw = (kind: string, draw: () => Promise<Buffer>) => Promise<Buffer>

export const drawEach: Draw = (_kind, draw) => draw()

/** One drawing for all products of a kind, so that a fresh checkout does not spend a minute on drawings. */
export const createDrawOnce = (): Draw => {
  const drawings = new Map<string, Promise<Buffer>>()
  return (kind, draw) => {
    const drawing = drawings.get(kind) ?? draw()
    drawings.set(kind, drawing)
    return drawing
  }
}

/** Creates missing documents; gives the size of each in bytes, by file name. */
export const makeDocuments = async (
  published: Writable,
  draw: Draw,
): Promise<{ sizes: Map<string, number>; made: number }> => {
  const sizes = new Map<string, number>()
  let made = 0
  for (const document of leaves.flatMap(leafDocuments)) {
    const path = `files/documents/${document.file}`
    let size = await published.sizeOf(path)
    if (size === null) {
      const bytes = await draw('document', () => renderDocument(document))
      await published.write(path, bytes)
      size = bytes.length
      made += 1
    }
    sizes.set(document.file, size)
  }
  return { sizes, made }
}

/** Draws missing pictures, two at a time; gives the number drawn. */
export const makePictures = async (
  published: Writable,
  pictures: readonly Drawn[],
  draw: Draw,
  onProgress: (done: number) => void,
): Promise<number> => {
  let next = 0
  let made = 0
  const work = async (): Promise<void> => {
    for (let drawn = pictures[next++]; drawn; drawn = pictures[next++]) {
      let isNew = false
      for (const [folder, width] of pictureFolders) {
        const path = `${folder}/${drawn.src}.webp`
        if ((await published.sizeOf(path)) !== null) continue
        const kind = `${drawn.spec.family} ${width}`
        await published.write(path, await draw(kind, () => renderPicture(drawn.spec, width)))
        isNew = true
      }
      if (isNew) made += 1
      onProgress(next)
    }
  }
  await Promise.all([work(), work()])
  return made
}

/** Draws missing pictures of banners and stories. */
export const makePromoPictures = async (published: Writable, draw: Draw): Promise<void> => {
  for (const picture of demoPromoPictures) {
    const path = `images/promo/${picture.name}.webp`
    if ((await published.sizeOf(path)) !== null) continue
    const kind = `promo ${picture.width} × ${picture.height}`
    await published.write(path, await draw(kind, () => renderPromo(picture)))
  }
}
