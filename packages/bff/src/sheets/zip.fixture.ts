import { inflateRawSync } from 'node:zlib'

const DIRECTORY_ENTRY = 0x02014b50
const DIRECTORY_END = 0x06054b50
const DEFLATED = 8

/** The texts of a small zip (APPNOTE 4.3), by path. */
export const readEntries = (zip: Buffer): Map<string, string> => {
  const files = new Map<string, string>()
  let end = zip.length - 22
  while (zip.readUInt32LE(end) !== DIRECTORY_END) end -= 1
  let at = zip.readUInt32LE(end + 16)
  while (zip.readUInt32LE(at) === DIRECTORY_ENTRY) {
    const nameLength = zip.readUInt16LE(at + 28)
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const packed = zip.subarray(start, start + zip.readUInt32LE(at + 20))
    const isDeflated = zip.readUInt16LE(at + 10) === DEFLATED
    files.set(name, (isDeflated ? inflateRawSync(packed) : packed).toString('utf8'))
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return files
}
