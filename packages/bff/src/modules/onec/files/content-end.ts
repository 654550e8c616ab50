import { el } from '../../../commerce-ml/commerce-ml.language.ts'

/** Bytes at the end of a file, enough to recognise the end of a document or an archive with a short comment. */
export const TAIL = 1024

/** Kinds by the first bytes; the name says nothing certain. */
export type ContentKind = 'xml' | 'zip' | 'other'

const starts = (head: Buffer, ...bytes: number[]): boolean =>
  bytes.every((byte, at) => head[at] === byte)

const withoutMark = (head: Buffer): Buffer =>
  starts(head, 0xef, 0xbb, 0xbf) ? head.subarray(3) : head

export const kindOf = (head: Buffer): ContentKind => {
  if (starts(head, 0x50, 0x4b, 0x03, 0x04) || starts(head, 0x50, 0x4b, 0x05, 0x06)) return 'zip'
  if (starts(head, 0xff, 0xfe) || starts(head, 0xfe, 0xff)) return 'xml'
  return /^\s*<[?!\p{L}]/u.test(withoutMark(head).subarray(0, 256).toString('utf8'))
    ? 'xml'
    : 'other'
}

const pictureStarts = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
  [0x47, 0x49, 0x46, 0x38],
  [0x42, 0x4d],
] as const

/**
 * Whether a piece is the beginning of a file. Nothing on the wire numbers pieces, so a document that begins again was
 * sent anew. A piece in the middle of an archive can begin like an archive by chance.
 */
export const beginsFile = (head: Buffer): boolean =>
  withoutMark(head).subarray(0, 5).toString('latin1') === '<?xml' ||
  starts(head, 0xff, 0xfe, 0x3c, 0) ||
  pictureStarts.some((bytes) => starts(head, ...bytes))

const encodedRoots = ['utf-8', 'windows-1251', 'utf-16le', 'utf-16be'] as const

const windows1251 = new TextDecoder('windows-1251')

const endsDocument = (tail: Buffer): boolean =>
  encodedRoots.some((encoding) => {
    const text =
      encoding === 'windows-1251'
        ? windows1251.decode(tail)
        : new TextDecoder(encoding).decode(tail)
    return new RegExp(
      `(</(?:[\\w.-]+:)?${el.root}\\s*>|<(?:[\\w.-]+:)?${el.root}[^<>]*/>)\\s*(<!--[^>]*-->\\s*)*$`,
    ).test(text.replaceAll('\0', ''))
  })

const END_OF_DIRECTORY = Buffer.from([0x50, 0x4b, 0x05, 0x06])
const END_BYTES = 22
const ZIP64 = 0xffff_ffff

/** The end record of an archive must tell of a directory that ends where the record begins. */
const endsArchive = (tail: Buffer, bytes: number): boolean => {
  for (let at = tail.length - END_BYTES; at >= 0; at -= 1) {
    if (!tail.subarray(at, at + 4).equals(END_OF_DIRECTORY)) continue
    if (at + END_BYTES + tail.readUInt16LE(at + 20) !== tail.length) continue
    const [size, offset] = [tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)]
    const isLong = size === ZIP64 || offset === ZIP64
    if (isLong || offset + size <= bytes - (tail.length - at)) return true
  }
  return false
}

/** Whether everything has arrived; content of unknown kinds has no end that could be recognised. */
export const isWhole = (kind: ContentKind, tail: Buffer, bytes: number): boolean => {
  if (kind === 'xml') return endsDocument(tail)
  return kind === 'zip' ? endsArchive(tail, bytes) : true
}
