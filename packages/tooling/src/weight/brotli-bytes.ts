import { existsSync, readFileSync, statSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

/** Bytes as sent by the server: of the precompressed file beside it, else compressed here. */
export const brotliBytes = (file: string): number =>
  existsSync(`${file}.br`)
    ? statSync(`${file}.br`).size
    : brotliCompressSync(readFileSync(file)).length
