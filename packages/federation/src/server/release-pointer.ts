import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Pointer, pointerSchema } from './release.schema.ts'

export const pointerFile = (storeDir: string, name: string): string =>
  path.join(storeDir, name, 'current.json')

/** Null when nothing is served: absent, unreadable, or not a pointer. */
export const readPointer = async (storeDir: string, name: string): Promise<Pointer | null> => {
  try {
    return pointerSchema.parse(JSON.parse(await readFile(pointerFile(storeDir, name), 'utf8')))
  } catch {
    return null
  }
}
