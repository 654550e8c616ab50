import type { FieldFault } from './field-codes.ts'

/** §5, §9. */
export const MAX_FILES = 30
/** Bytes: 25 MB. */
export const MAX_FILE_SIZE = 25 * 1024 * 1024
/** D47, bytes of UTF-8. */
export const FILE_NAME_MAX = 255

const MEGABYTE = 1024 * 1024

/** Only a file name: no folders, line breaks or control characters, such as those that reverse the text direction of the extension. */
const NAME = /^[^/\\\p{C}\p{Zl}\p{Zp}]+$/u

export const isFileName = (name: string): boolean =>
  NAME.test(name) &&
  name.trim() !== '' &&
  !/^\.+$/.test(name) &&
  new TextEncoder().encode(name).length <= FILE_NAME_MAX

/** `size` in bytes. */
export type ChosenFile = { name: string; size: number }

export type FileRule = {
  maxFiles?: number
  maxSize?: number
  /** Extensions with the dot, in lower case: `['.xlsx', '.xls']`; absent: any. */
  extensions?: readonly string[]
}

/** The first rule of §5 that these files violate. Only the server checks their content (D15). */
export const filesFault = (
  files: readonly ChosenFile[],
  { maxFiles = MAX_FILES, maxSize = MAX_FILE_SIZE, extensions }: FileRule = {},
): FieldFault | null => {
  if (files.length > maxFiles) return { code: 'TOO_MANY_FILES', params: { max: maxFiles } }
  if (files.some(({ size }) => size > maxSize)) {
    return { code: 'FILE_TOO_LARGE', params: { max: Math.floor(maxSize / MEGABYTE) } }
  }
  if (files.some(({ name }) => !isFileName(name))) return { code: 'FILE_NAME' }
  const isKnown = ({ name }: ChosenFile) =>
    extensions?.some((extension) => name.toLowerCase().endsWith(extension)) ?? true
  return files.every(isKnown) ? null : { code: 'FILE_TYPE' }
}
