export type XmlEncoding = 'utf-8' | 'windows-1251'

/** Bytes 128–255 of windows-1251 by their characters; byte 152 is undefined. */
const highBytes = new Map(
  [...new TextDecoder('windows-1251').decode(Uint8Array.from({ length: 128 }, (_, at) => at + 128))]
    .map((sign, at): [string, number] => [sign, at + 128])
    .filter(([, byte]) => byte !== 152),
)
const byteOf = new Uint8Array(65_536)
for (let code = 0; code < 128; code += 1) byteOf[code] = code
for (const [sign, byte] of highBytes) byteOf[sign.charCodeAt(0)] = byte

const missing = new RegExp(`[^\\0-\\x7f${[...highBytes.keys()].join('')}]`, 'gu')

/** The bytes of a document, with its encoding in the declaration; what windows-1251 lacks becomes `&#N;`. */
export const xmlBytes = (xml: string, encoding: XmlEncoding): Buffer => {
  if (encoding === 'utf-8') return Buffer.from(xml)
  const text = xml
    .replace('encoding="UTF-8"', 'encoding="windows-1251"')
    .replace(missing, (sign) => `&#${sign.codePointAt(0)};`)
  const bytes = Buffer.allocUnsafe(text.length)
  for (let at = 0; at < text.length; at += 1) bytes[at] = byteOf[text.charCodeAt(at)] ?? 0
  return bytes
}
