import { posix } from 'node:path'
import { composed } from '@isp/contract/fields'

/** Sources of prepared pictures by their names in the folder; letter case does not count. Null: it cannot be read. */
export type Pictures = ReadonlyMap<string, string | null>

export const pictureKey = (name: string): string => composed(name).toLowerCase()

/** A picture that a document names: beside the document, or beside a folder above it. Undefined: it is not there. */
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
