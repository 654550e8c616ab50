import { createWriteStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { end, head, offer } from './offers-file.language.ts'

/** Writes a package of offers as УТ does, some 550 bytes each, with a price and two warehouses. @returns its bytes */
export const writeOffers = async (
  path: string,
  ids: readonly string[],
  turn: number,
): Promise<number> => {
  const lines = function* () {
    yield head
    let text = ''
    for (const [at, id] of ids.entries()) {
      text += offer(id, at + turn)
      if (text.length < 1 << 16) continue
      yield text
      text = ''
    }
    yield text + end
  }
  await pipeline(Readable.from(lines()), createWriteStream(path))
  return (await stat(path)).size
}

/** A file in pieces of this size. */
export async function* piecesOf(path: string, bytes: number): AsyncGenerator<Buffer> {
  const file = await open(path)
  try {
    for (;;) {
      const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(bytes), 0, bytes)
      if (bytesRead === 0) return
      yield buffer.subarray(0, bytesRead)
    }
  } finally {
    await file.close()
  }
}
