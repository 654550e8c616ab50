/**
 * Chunk size: large enough that the system takes a released chunk back (glibc keeps chunks up to 32 MB), and pages
 * never written cost nothing. Few products need smaller chunks.
 */
const GREATEST_BITS = 26
const LEAST_BITS = 17
const bitsFor = (count: number): number =>
  Math.min(GREATEST_BITS, Math.max(LEAST_BITS, Math.ceil(Math.log2(count * 64 + 1))))

const LENGTH_BYTES = 2
/** Bytes of a row; longer rows are cut. */
export const MAX_ROW = 0xffff

/**
 * Short byte rows by number, used while an index is built. They lie outside the object heap, where a million short
 * strings take three times as much, and `release` frees them at once.
 */
export class ByteRows {
  /** Offset of each row; 0 is the empty row. */
  readonly #starts: Uint32Array<ArrayBuffer>
  readonly #bits: number
  #chunks: Uint8Array<ArrayBuffer>[] = []
  #filled: number

  constructor(count: number) {
    this.#starts = new Uint32Array(count)
    this.#bits = bitsFor(count)
    this.#filled = 2 ** this.#bits
  }

  get length(): number {
    return this.#starts.length
  }

  /** Allocates a row of `length` bytes; the caller must write it at once. */
  add(row: number, length: number): Uint8Array {
    const kept = Math.min(length, MAX_ROW)
    const size = 2 ** this.#bits
    if (this.#filled + LENGTH_BYTES + kept > size) {
      this.#chunks.push(new Uint8Array(size))
      // offset 0 of the first chunk is never used: it means an empty row
      this.#filled = this.#chunks.length === 1 ? 1 : 0
    }
    const chunk = this.#chunks.at(-1) as Uint8Array
    const at = this.#filled
    this.#starts[row] = (this.#chunks.length - 1) * size + at
    chunk[at] = kept & 0xff
    chunk[at + 1] = kept >>> 8
    this.#filled = at + LENGTH_BYTES + kept
    return chunk.subarray(at + LENGTH_BYTES, this.#filled)
  }

  view(row: number): Uint8Array {
    const start = this.#starts[row] as number
    if (start === 0) return EMPTY
    const chunk = this.#chunks[start >>> this.#bits] as Uint8Array
    const at = start & (2 ** this.#bits - 1)
    const length = (chunk[at] as number) | ((chunk[at + 1] as number) << 8)
    return chunk.subarray(at + LENGTH_BYTES, at + LENGTH_BYTES + length)
  }

  /** Orders two rows as strings of their bytes. */
  compare(one: number, other: number): number {
    const [oneStart, otherStart] = [this.#starts[one] as number, this.#starts[other] as number]
    const bits = this.#bits
    const oneChunk = this.#chunks[oneStart >>> bits]
    const otherChunk = this.#chunks[otherStart >>> bits]
    if (!oneChunk || !otherChunk || oneStart === 0 || otherStart === 0)
      return Math.sign(oneStart) - Math.sign(otherStart)
    const oneAt = oneStart & (2 ** bits - 1)
    const otherAt = otherStart & (2 ** bits - 1)
    const oneLength = (oneChunk[oneAt] as number) | ((oneChunk[oneAt + 1] as number) << 8)
    const otherLength = (otherChunk[otherAt] as number) | ((otherChunk[otherAt + 1] as number) << 8)
    const common = Math.min(oneLength, otherLength) + LENGTH_BYTES
    for (let at = LENGTH_BYTES; at < common; at += 1) {
      const difference = (oneChunk[oneAt + at] as number) - (otherChunk[otherAt + at] as number)
      if (difference !== 0) return difference
    }
    return oneLength - otherLength
  }

  /** Frees the memory without waiting for garbage collection; the rows must not be read afterwards. */
  release(): void {
    for (const { buffer } of this.#chunks) buffer.transfer(0)
    this.#chunks = []
    this.#starts.buffer.transfer(0)
  }
}

const EMPTY = new Uint8Array(0)

/** Texts by number, as UTF-8. */
export class TextRows extends ByteRows {
  set(row: number, text: string): void {
    const bytes = Buffer.from(text)
    this.add(row, bytes.length).set(bytes.subarray(0, MAX_ROW))
  }
  text(row: number): string {
    const bytes = this.view(row)
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString()
  }
}

/** Sort keys whose characters are below 256, compared byte by byte. */
export class KeyRows extends ByteRows {
  set(row: number, key: string): void {
    const bytes = this.add(row, key.length)
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = key.charCodeAt(at)
  }
}
