import jsQR from 'jsqr'
import { extractImages, extractText, getDocumentProxy } from 'unpdf'

/** The text of each page of a PDF; runs of white space are replaced with one space. */
export const readPages = async (bytes: Buffer): Promise<string[]> => {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)))
  return text.map((page) => page.replaceAll(/\s+/g, ' '))
}

export const readText = async (bytes: Buffer): Promise<string> => (await readPages(bytes)).join(' ')

/** The content of the payment code in the picture on the first page. */
export const readCode = async (bytes: Buffer): Promise<string> => {
  const images = await extractImages(await getDocumentProxy(new Uint8Array(bytes)), 1)
  for (const { data, width, height, channels } of images) {
    if (width !== height) continue
    const dots = new Uint8ClampedArray(width * height * 4)
    for (let at = 0; at < width * height; at += 1) {
      const level = data[at * channels] ?? 255
      dots.set([level, level, level, 255], at * 4)
    }
    const found = jsQR(dots, width, height)
    if (found) return found.data
  }
  throw new Error('no code on the paper')
}

/** Number of pictures in the document: codes, stamps, signatures. */
export const countPictures = async (bytes: Buffer): Promise<number> => {
  const paper = await getDocumentProxy(new Uint8Array(bytes))
  const pages = Array.from({ length: paper.numPages }, (_none, at) => extractImages(paper, at + 1))
  return (await Promise.all(pages)).reduce((count, images) => count + images.length, 0)
}
