const CHUNK_BITS = 23
const CHUNK = 1 << CHUNK_BITS

/** A list of numbers that grows without being copied, outside the object heap; for the chunk size see `ByteRows`. */
export class Numbers {
  #chunks: Uint32Array<ArrayBuffer>[] = []
  length = 0

  push(value: number): void {
    const at = this.length & (CHUNK - 1)
    if (at === 0) this.#chunks.push(new Uint32Array(CHUNK))
    ;(this.#chunks[this.length >>> CHUNK_BITS] as Uint32Array)[at] = value
    this.length += 1
  }

  copyTo(target: Uint32Array): void {
    this.#chunks.forEach((chunk, place) => {
      const start = place * CHUNK
      target.set(chunk.subarray(0, Math.min(CHUNK, this.length - start)), start)
    })
  }

  /** Frees the memory without waiting for garbage collection; the numbers must not be read afterwards. */
  release(): void {
    for (const { buffer } of this.#chunks) buffer.transfer(0)
    this.#chunks = []
  }
}
