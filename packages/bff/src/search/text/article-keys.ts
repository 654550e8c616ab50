import { KeyRows, type TextRows } from '../byte-rows.ts'
import { sharedUint8, sharedUint32 } from '../columns.ts'
import { normaliseArticle } from './words.ts'

/**
 * Cyrillic letters without a Latin look-alike go into the upper half of a byte; all rarer characters share one value.
 */
export const byteOf = (code: number): number => {
  if (code < 0x80) return code
  if (code >= 0x410 && code <= 0x42f) return code - 0x410 + 0x80
  return 0xff
}

export const bytesOfArticle = (normalised: string): number[] =>
  [...normalised].map((letter) => byteOf(letter.charCodeAt(0)))

export type SortedKeys = {
  /** Rows in the order of their keys. */
  order: Uint32Array
  /** The key at place p is the bytes from starts[p] to starts[p + 1], exclusive. */
  starts: Uint32Array
  bytes: Uint8Array
  /** Rows that share their key with another row. */
  shared: number[]
}

const keysOf = (articles: TextRows): { keys: KeyRows; size: number } => {
  const keys = new KeyRows(articles.length)
  let size = 0
  for (let position = 0; position < articles.length; position += 1) {
    const bytes = bytesOfArticle(normaliseArticle(articles.text(position)))
    const row = keys.add(position, bytes.length)
    row.set(bytes.slice(0, row.length))
    size += row.length
  }
  return { keys, size }
}

/** Normalised articles as bytes, sorted. */
export const sortedKeys = (articles: TextRows): SortedKeys => {
  const { keys, size } = keysOf(articles)
  const order = sharedUint32(articles.length)
  for (let place = 0; place < order.length; place += 1) order[place] = place
  order.sort((one, other) => keys.compare(one, other) || one - other)
  const starts = sharedUint32(order.length + 1)
  const bytes = sharedUint8(size)
  const shared: number[] = []
  const isSame = (position: number, near: number | undefined): boolean =>
    near !== undefined && keys.compare(position, near) === 0
  let filled = 0
  order.forEach((position, place) => {
    const key = keys.view(position)
    bytes.set(key, filled)
    filled += key.length
    starts[place + 1] = filled
    const isShared = isSame(position, order[place - 1]) || isSame(position, order[place + 1])
    if (isShared && key.length > 0) shared.push(position)
  })
  keys.release()
  return { order, starts, bytes, shared }
}

/** Compares the bytes in [start, end) with the key (with `isPrefix` only up to its length); gives the sign. */
export const compareBytes = (
  bytes: Uint8Array,
  start: number,
  end: number,
  key: readonly number[],
  isPrefix: boolean,
): number => {
  const common = Math.min(end - start, key.length)
  for (let at = 0; at < common; at += 1) {
    const difference = (bytes[start + at] as number) - (key[at] as number)
    if (difference !== 0) return difference
  }
  if (end - start < key.length) return -1
  return isPrefix ? 0 : end - start - key.length
}
