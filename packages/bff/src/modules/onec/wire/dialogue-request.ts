/** One call of 1C, from its address and headers. */
export type DialogueRequest = {
  type: string
  mode: string
  /** As 1C names it, with slashes, without prefixes of folders that only the other module knows; null: not named. */
  filename: string | null
  version: string | null
  credentials: { login: string; password: string } | null
  /** Tokens of a session from cookie and address, each once. */
  tokens: readonly string[]
}

export const COOKIE = 'exchange1c'

const utf8 = new TextDecoder('utf-8', { fatal: true })
const windows1251 = new TextDecoder('windows-1251')

/** UTF-8 where the bytes are valid, else windows-1251, which has a letter for each byte. */
const textOf = (bytes: Uint8Array): string => {
  try {
    return utf8.decode(bytes)
  } catch {
    return windows1251.decode(bytes)
  }
}

/**
 * A value of the address, of which 1C escapes nothing: raw bytes reach us one character each, and a proxy on the way may
 * have escaped those characters.
 */
const decodeValue = (raw: string): string => {
  const bytes = Buffer.from(
    raw
      .replaceAll('+', ' ')
      .replace(/%([\da-f]{2})/gi, (_all, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      ),
    'latin1',
  )
  const text = textOf(bytes)
  // escaped by a proxy that took each byte for a character of its own
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range of single bytes
  if (!/^[\x00-\xff]*$/.test(text) || !/[\x80-\xff]/.test(text)) return text
  return textOf(Buffer.from(text, 'latin1'))
}

const readQuery = (url: string): Map<string, string> => {
  const start = url.indexOf('?')
  const query = new Map<string, string>()
  if (start < 0) return query
  for (const part of url.slice(start + 1).split(/[&?]/)) {
    const [name = '', ...value] = part.split('=')
    if (!query.has(name)) query.set(name, decodeValue(value.join('=')))
  }
  return query
}

const readBasic = (header: string | undefined): DialogueRequest['credentials'] => {
  const encoded = /^basic\s+([\w+/=-]+)\s*$/i.exec(header ?? '')?.[1]
  if (encoded === undefined) return null
  const text = textOf(Buffer.from(encoded, 'base64'))
  const colon = text.indexOf(':')
  return colon < 0 ? null : { login: text.slice(0, colon), password: text.slice(colon + 1) }
}

const readCookies = (header: string | undefined): string[] =>
  (header ?? '').split(';').flatMap((one) => {
    const [name = '', value = ''] = one.split('=')
    return name.trim() === COOKIE ? [value.trim()] : []
  })

/** Folders that clients put before a name because another module keeps its files there. */
const FOREIGN_FOLDERS = /^(\/?tmp\/|\/?upload\/1c(_catalog|_exchange|\/webdata)?\/)+/

/** @returns null for a name that leaves its folder, is empty or too long */
export const readName = (given: string): string | null => {
  const name = given.trim().replaceAll('\\', '/').replace(FOREIGN_FOLDERS, '')
  const parts = name.split('/').filter((part) => part !== '' && part !== '.')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they have no place in a name
  if (parts.length === 0 || parts.includes('..') || /[\x00-\x1f]/.test(name)) return null
  const joined = parts.join('/')
  return joined.length <= 500 ? joined : null
}

export const readDialogue = (
  url: string,
  headers: { authorization?: string | undefined; cookie?: string | undefined },
): DialogueRequest => {
  const query = readQuery(url)
  const sessid = query.get('sessid')?.trim()
  return {
    type: (query.get('type') ?? '').trim().toLowerCase(),
    mode: (query.get('mode') ?? '').trim().toLowerCase(),
    filename: query.get('filename') ?? null,
    version: query.get('version')?.trim() || null,
    credentials: readBasic(headers.authorization),
    tokens: [...new Set([...readCookies(headers.cookie), ...(sessid ? [sessid] : [])])],
  }
}
