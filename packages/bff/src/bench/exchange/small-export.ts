import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { goodsOf, offersOf } from './small-export.language.ts'

/** A small full export in two portions. */
export const goodsFolder = async (folder: string): Promise<string> => {
  await mkdir(folder, { recursive: true })
  const files = {
    'import0_1.xml': goodsOf(0, 20, true),
    'offers0_1.xml': offersOf(0, 20, true),
    'import0_2.xml': goodsOf(20, 40, false),
    'offers0_2.xml': offersOf(20, 40, false),
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  return folder
}
