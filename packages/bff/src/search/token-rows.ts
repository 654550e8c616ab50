import { ByteRows, MAX_ROW } from './byte-rows.ts'

/** Bytes of the largest encoded number. */
const LONGEST = 5

/** Numbers of each product in seven bits a byte: frequent words come early and have short numbers. */
export class TokenRows extends ByteRows {
  readonly #written = new Uint8Array(MAX_ROW)

  set(row: number, tokens: readonly number[]): void {
    const written = this.#written
    let length = 0
    for (const token of tokens) {
      if (length + LONGEST > MAX_ROW) break
      let rest = token
      for (; rest >= 0x80; rest >>>= 7) {
        written[length] = (rest & 0x7f) | 0x80
        length += 1
      }
      written[length] = rest
      length += 1
    }
    this.add(row, length).set(written.subarray(0, length))
  }

  visit(row: number, show: (token: number) => void): void {
    const bytes = this.view(row)
    for (let at = 0; at < bytes.length; at += 1) {
      let token = 0
      let shift = 0
      let byte = bytes[at] as number
      for (; byte >= 0x80; byte = bytes[at] as number) {
        token |= (byte & 0x7f) << shift
        shift += 7
        at += 1
      }
      show((token | (byte << shift)) >>> 0)
    }
  }
}
