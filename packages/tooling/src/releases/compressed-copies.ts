import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { type FileHashes, RefusedRelease } from '@isp/federation/server'

const unpack = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) } as const

/** Browsers get the compressed file, so it must contain exactly the bytes of its original. */
export const checkCompressedCopies = async (folder: string, files: FileHashes): Promise<void> => {
  for (const file of Object.keys(files)) {
    const kind = path.extname(file)
    if (kind !== '.br' && kind !== '.gz') continue
    const [copy, original] = await Promise.all([
      readFile(path.join(folder, file)),
      readFile(path.join(folder, file.slice(0, -kind.length))).catch(() => null),
    ])
    const unpacked = await unpack[kind](copy).catch(() => null)
    if (!original || !unpacked?.equals(original))
      throw new RefusedRelease('compressed-copy-differs', file)
  }
}
