import {
  type FileType,
  fileExtensions,
  isFileName,
  MAX_FILE_BYTES,
  MAX_FILES,
} from '../file-rules.ts'
import type { FieldFault } from './field-codes.ts'

const MEGABYTE = 1024 * 1024

/** `size` in bytes. */
export type ChosenFile = { name: string; size: number }

/** Absent: as §5 says; any type. `maxBytes` is of one file. */
export type FileRule = { maxFiles?: number; maxBytes?: number; types?: readonly FileType[] }

/** By its name alone: content is looked at by the server (D15). */
const hasType = ({ name }: ChosenFile, types: readonly FileType[]): boolean =>
  types
    .flatMap((type) => fileExtensions[type] as readonly string[])
    .some((extension) => name.toLowerCase().endsWith(`.${extension}`))

/** The first rule of §5 that these files break. */
export const filesFault = (
  files: readonly ChosenFile[],
  { maxFiles = MAX_FILES, maxBytes = MAX_FILE_BYTES, types }: FileRule = {},
): FieldFault | null => {
  if (files.length > maxFiles) return { code: 'TOO_MANY_FILES', params: { max: maxFiles } }
  if (files.some(({ size }) => size > maxBytes)) {
    return { code: 'FILE_TOO_LARGE', params: { max: Math.floor(maxBytes / MEGABYTE) } }
  }
  if (files.some(({ name }) => !isFileName(name))) return { code: 'FILE_NAME' }
  return types && !files.every((file) => hasType(file, types)) ? { code: 'FILE_TYPE' } : null
}
