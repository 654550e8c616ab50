import { posix } from 'node:path'
import { composed } from '@isp/contract/fields'

/** `src` of each prepared picture by the path of its file in the export, in the form of `pictureKey`. Null: the file cannot be read as a picture. */
export type Pictures = ReadonlyMap<string, string | null>

export const pictureKey = (name: string): string => composed(name).toLowerCase()

/** Finds a picture named by a document, beside the document or in a parent folder; undefined if it is missing. */
export const findPicture = (
  pictures: Pictures,
  document: string,
  named: string,
): string | null | undefined => {
  const wanted = named.replaceAll('\\', '/').replace(/^\/+/, '')
  for (let folder = posix.dirname(document); ; folder = posix.dirname(folder)) {
    const src = pictures.get(pictureKey(posix.join(folder, wanted)))
    if (src !== undefined || folder === '.' || folder === '/') return src
  }
}
