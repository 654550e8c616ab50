import type { Readable } from 'node:stream'
import { FILE_NAME_MAX, type FileType, fileExtensions } from '@isp/contract'
import { fileTypeFromStream } from 'file-type'

/** A text may be in any encoding, but contains no control characters except tab, line ends, form feed and escape. */
const SAMPLE_BYTES = 64 * 1024
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NO_TEXT = /[\x00-\x08\x0b\x0e-\x1a\x1c-\x1f\x7f]/

const mediaTypes: Readonly<Record<FileType, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  heic: 'image/heic',
  tif: 'image/tiff',
  bmp: 'image/bmp',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
  txt: 'text/plain',
  csv: 'text/csv',
  zip: 'application/zip',
  rar: 'application/vnd.rar',
  '7z': 'application/x-7z-compressed',
  dwg: 'image/vnd.dwg',
}

export const mediaTypeOf = (type: FileType): string => mediaTypes[type]

const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

const isKnown = (extension: string): extension is FileType =>
  Object.hasOwn(fileExtensions, extension)

const hasExtension = (type: FileType, extension: string): boolean =>
  (fileExtensions[type] as readonly string[]).includes(extension)

const readSample = async (stream: Readable): Promise<Buffer> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    chunks.push(chunk as Buffer)
    size += (chunk as Buffer).length
    if (size >= SAMPLE_BYTES) break
  }
  return Buffer.concat(chunks)
}

/** The old Office formats share one container, so only the name tells them apart. Installers (.msi) use it too. */
const oldOffice: readonly FileType[] = ['doc', 'xls', 'ppt']

const refineByName = (found: string, name: string): FileType | null => {
  const extension = extensionOf(name)
  if (found === 'cfb') return oldOffice.find((type) => hasExtension(type, extension)) ?? null
  return isKnown(found) ? found : null
}

/**
 * File type by content; the name decides only between types with the same content (csv and txt, doc and xls). Null:
 * a type that is not accepted.
 */
export const detectType = async (read: () => Readable, name: string): Promise<FileType | null> => {
  const stream = read()
  const found = await fileTypeFromStream(ReadableStream.from(stream)).finally(() =>
    stream.destroy(),
  )
  if (found) return refineByName(found.ext, name)
  const sample = await readSample(read())
  if (sample.length === 0 || NO_TEXT.test(sample.toString('latin1'))) return null
  return hasExtension('csv', extensionOf(name)) ? 'csv' : 'txt'
}

const cut = (name: string, bytes: number): string => {
  let result = name
  while (Buffer.byteLength(result) > bytes) result = [...result].slice(0, -1).join('')
  return result
}

/** A name with an extension that fits the type: a PDF called «счёт.exe» becomes «счёт.exe.pdf». */
export const nameFor = (name: string, type: FileType): string => {
  if (hasExtension(type, extensionOf(name))) return name
  const ending = `.${fileExtensions[type][0]}`
  return cut(name, FILE_NAME_MAX - ending.length) + ending
}
