import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MailTransport, PostedLetter } from '../letter.ts'

export type StoredLetter = PostedLetter & { from: string; at: string }

const namePattern = /^[0-9a-f]{32}$/

/** Stores letters as files; a letter sent again overwrites its file. */
export const createSinkTransport = (folder: string, from: string): MailTransport => ({
  send: async (letter) => {
    const name = createHash('sha256').update(letter.key).digest('hex').slice(0, 32)
    const { key, to, replyTo, subject, text, html, unsubscribe } = letter
    const stored: StoredLetter = {
      key,
      to,
      ...(replyTo ? { replyTo } : {}),
      subject,
      text,
      html,
      ...(unsubscribe ? { unsubscribe } : {}),
      from,
      at: new Date().toISOString(),
    }
    // private letters: no access for other users of the machine
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const file = join(folder, `${name}.json`)
    await writeFile(`${file}.part`, JSON.stringify(stored, null, 2), { mode: 0o600 })
    await rename(`${file}.part`, file) // atomic: a reader never sees half a letter
  },
  close: () => {},
})

/** A letter by its file name; null when the name is invalid or the file missing. */
export const readLetter = async (folder: string, name: string): Promise<StoredLetter | null> => {
  if (!namePattern.test(name)) return null
  try {
    return JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8')) as StoredLetter
  } catch {
    return null
  }
}

const SHOWN = 200

/** Newest first. */
export const listLetters = async (
  folder: string,
): Promise<{ name: string; letter: StoredLetter }[]> => {
  const files = await readdir(folder).catch(() => [])
  const letters = await Promise.all(
    files
      .filter((file) => file.endsWith('.json'))
      .map(async (file) => {
        const name = file.slice(0, -'.json'.length)
        const letter = await readLetter(folder, name)
        return letter ? [{ name, letter }] : []
      }),
  )
  return letters
    .flat()
    .sort((one, other) => (one.letter.at < other.letter.at ? 1 : -1))
    .slice(0, SHOWN)
}
