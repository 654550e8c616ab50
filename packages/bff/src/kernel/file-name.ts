const decoded = new TextDecoder('windows-1251').decode(
  Uint8Array.from({ length: 256 }, (_, at) => at),
)
const in1251: ReadonlyMap<string, number> = new Map([...decoded].map((sign, at) => [sign, at]))

/** Null if the bytes are not UTF-8. */
const asUtf8 = (bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** The bytes that were decoded as Latin-1 or windows-1251; null when the text cannot come from such a decoding. */
const bytesOf = (text: string, codeOf: (sign: string) => number | undefined): Uint8Array | null => {
  const bytes = Array.from(text, codeOf)
  return bytes.every((byte) => byte !== undefined && byte < 256) ? Uint8Array.from(bytes) : null
}
const latin1Of = (sign: string) => sign.codePointAt(0)
const code1251Of = (sign: string) => in1251.get(sign)

const isRussian = (text: string): boolean => /^[\p{Script=Cyrillic}\P{L}]*[А-яЁё]{2}/u.test(text)

/** Recognises windows-1251 decoded as Latin-1: whole words of accented letters, which no European language has. */
const isMisread1251 = (text: string): boolean => {
  const words = text.match(/[A-Za-z\u00a8\u00b8\u00c0-\u00ff]+/g) ?? []
  const isStrange = (word: string) => /^[\u00a8\u00b8\u00c0-\u00ff]+$/.test(word)
  const isMixed = (word: string) => !isStrange(word) && /[\u00c0-\u00ff]/.test(word)
  return words.some((word) => word.length >= 3 && isStrange(word)) && !words.some(isMixed)
}

/** The original file name, repaired when a program has decoded its Russian letters in the wrong encoding. */
export const readableFileName = (name: string): string => {
  if (/^[\x20-\x7e]*$/.test(name)) return name
  for (const codeOf of [latin1Of, code1251Of]) {
    const bytes = bytesOf(name, codeOf)
    const text = bytes && asUtf8(bytes)
    if (text && isRussian(text)) return text
  }
  const bytes = isMisread1251(name) ? bytesOf(name, latin1Of) : null
  return bytes ? new TextDecoder('windows-1251').decode(bytes) : name
}
