import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Blobs } from '../../../kernel/blobs/blobs.ts'
import type { Database } from '../../../kernel/database.ts'
import { readClassifier } from './classifier-text.ts'
import { selectClassifiers, upsertClassifier } from './classifiers.sql.ts'

export const classifierName = (content: string): string => `classifier.${content}`

/** Before all others: documents are read in the order of their names. */
const FOLDER = '0'

/** `import0_1.xml` and `import0_2.xml` bring the same part of a classifier, `groups.xml` another. */
const partOf = (name: string): string =>
  (name.split('/').at(-1) ?? '')
    .replace(/\.xml$/i, '')
    .replace(/[_\d-].*$/, '')
    .toLowerCase()

/** Puts the classifiers of earlier portions beside the documents of this one. */
export const giveKept = async (
  { database, blobs }: { database: Database; blobs: Pick<Blobs, 'open'> },
  accountId: number,
  folder: string,
): Promise<void> => {
  const kept = await selectClassifiers(database, accountId)
  if (kept.length === 0) return
  const target = join(folder, FOLDER)
  await mkdir(target, { recursive: true })
  for (const [turn, { content }] of kept.entries()) {
    const found = await blobs.open(classifierName(content))
    if (found)
      await pipeline(found.content, createWriteStream(join(target, `classifier_${turn}.xml`)))
  }
}

/** Keeps the classifiers of these documents for portions that have none. */
export const keepClassifiers = async (
  { database, blobs }: { database: Database; blobs: Pick<Blobs, 'put' | 'remove'> },
  accountId: number,
  documents: readonly { path: string; name: string }[],
): Promise<void> => {
  for (const { path, name } of documents) {
    const found = await readClassifier(path, name)
    if (!found) continue
    const content = randomUUID()
    const pending = await blobs.put(
      (async function* () {
        yield Buffer.from(found.document)
      })(),
    )
    await pending.keep(classifierName(content))
    const replaced = await upsertClassifier(database, {
      ...{ accountId, id: found.id, part: partOf(name), content },
    })
    if (replaced !== undefined) await blobs.remove(classifierName(replaced))
  }
}
