import { readdirSync } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

const COMPRESSIBLE = /\.(js|css|svg|json|wasm)$/

/** Smaller files fit into one packet uncompressed. */
const SMALLEST = 512

const compress = async (file: string): Promise<number> => {
  if ((await stat(file)).size < SMALLEST) return (await stat(file)).size
  const bytes = await readFile(file)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const [small, gz] = await Promise.all([brotli(bytes, { params }), gzipped(bytes, { level: 9 })])
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, gz)])
  return small.length
}

/** Writes `.br` and `.gz` beside every file of a folder that gets smaller; gives the total of brotli bytes. */
export const precompress = async (folder: string): Promise<number> => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
  const sizes = await Promise.all(files.map(compress))
  return sizes.reduce((sum, size) => sum + size, 0)
}
