import { composed } from '@isp/contract/fields'

/** Characters that separate folders, that Windows forbids, or that change the text direction. */
const UNSAFE = /[\p{C}\p{Zl}\p{Zp}/\\:*?"<>|]/gu
/** Bytes of UTF-8: file systems allow 255, the rest is room for a number. */
const MAX_BYTES = 240
const bytesOf = (text: string): number => Buffer.byteLength(text)

const splitName = (name: string): [stem: string, ending: string] => {
  const at = name.lastIndexOf('.')
  return at > 0 && name.length - at <= 12 ? [name.slice(0, at), name.slice(at)] : [name, '']
}

const cut = (stem: string, most: number): string => {
  const signs = [...stem]
  while (bytesOf(signs.join('')) > most) signs.pop()
  return signs.join('')
}

const safeName = (name: string): string => {
  const bare = composed(name)
    .replace(UNSAFE, '_')
    .trim()
    .replace(/[. ]+$/, '')
  const [stem, ending] = splitName(bare.replace(/^\.+/, '_') || '_')
  return cut(stem, MAX_BYTES - bytesOf(ending)) + ending
}

/**
 * Makes names for the entries of one archive: without folders and hidden characters, each unique; a repeated name
 * gets a number.
 */
export const createEntryNames = (): ((name: string) => string) => {
  const taken = new Set<string>()
  return (wished) => {
    const safe = safeName(wished)
    const [stem, ending] = splitName(safe)
    let name = safe
    // compared in lower case, because some file systems ignore case and would overwrite the file
    for (let number = 2; taken.has(name.toLowerCase()); number += 1) {
      name = `${stem} (${number})${ending}`
    }
    taken.add(name.toLowerCase())
    return name
  }
}
