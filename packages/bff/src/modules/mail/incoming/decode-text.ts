const strict = new TextDecoder('utf-8', { fatal: true })
const windows1251 = new TextDecoder('windows-1251')
const utf8 = new TextDecoder('utf-8')

/** Charset names that some mail programs give whatever the real encoding is. */
const SAYS_NOTHING = new Set(['', 'us-ascii', 'ascii', 'ansi_x3.4-1968', '7bit', '8bit', 'binary'])

/** Valid ranges of the second byte for the first bytes that restrict it (Unicode 3.9, table 3-7). */
const seconds: ReadonlyMap<number, readonly [from: number, to: number]> = new Map([
  [0xe0, [0xa0, 0xbf]],
  [0xed, [0x80, 0x9f]],
  [0xf0, [0x90, 0xbf]],
  [0xf4, [0x80, 0x8f]],
])

/** Bytes of the UTF-8 character at `at`; 0 when there is none. */
const lengthAt = (bytes: Uint8Array, at: number): number => {
  const first = bytes[at] ?? 0
  if (first < 0x80) return 1
  if (first < 0xc2 || first > 0xf4) return 0
  const length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2
  const [from, to] = seconds.get(first) ?? [0x80, 0xbf]
  const second = bytes[at + 1] ?? 0
  if (second < from || second > to) return 0
  for (let next = at + 2; next < at + length; next += 1) {
    if (((bytes[next] ?? 0) & 0xc0) !== 0x80) return 0
  }
  return length
}

/** Decodes UTF-8 with stray bytes in it, as some relays add them; the stray bytes are windows-1251. */
const mixed = (bytes: Uint8Array): string => {
  const pieces: string[] = []
  let from = 0
  let strange = 0
  let known = 0
  for (let at = 0; at < bytes.length; ) {
    const length = lengthAt(bytes, at)
    if (length > 0) {
      known += length > 1 ? 1 : 0
      at += length
      continue
    }
    pieces.push(utf8.decode(bytes.subarray(from, at)))
    const start = at
    while (at < bytes.length && lengthAt(bytes, at) === 0) at += 1
    pieces.push(windows1251.decode(bytes.subarray(start, at)))
    strange += at - start
    from = at
  }
  pieces.push(utf8.decode(bytes.subarray(from)))
  return known >= strange ? pieces.join('') : windows1251.decode(bytes)
}

/**
 * Decodes bytes of unknown encoding: as UTF-8 if valid, otherwise as windows-1251, in which every byte is a
 * character.
 */
export const guessText = (bytes: Uint8Array): string => {
  try {
    return strict.decode(bytes)
  } catch {
    return mixed(bytes)
  }
}

/** Null when the charset is unknown or the bytes are invalid in it. */
const decodeAs = (bytes: Uint8Array, charset: string): string | null => {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/**
 * Text of a part of a letter. When the charset is missing, unknown or contradicted by the bytes it is guessed: no
 * character is lost or becomes U+FFFD.
 */
export const decodeText = (bytes: Uint8Array, charset = ''): string => {
  const name = charset.trim().toLowerCase()
  return (SAYS_NOTHING.has(name) ? null : decodeAs(bytes, name)) ?? guessText(bytes)
}
