import type { Blobs } from '../../../kernel/blobs/blobs.ts'
import type { Database } from '../../../kernel/database.ts'
import { defineSweep, type JobKind } from '../../../kernel/job-kind.ts'
import { selectKeptContents } from '../catalog/classifiers.sql.ts'
import { classifierName } from '../catalog/keep-classifiers.ts'
import { deleteSessions, forgetPieces, selectForgettable } from '../files/file.sql.ts'
import { pieceName } from '../files/receive-piece.ts'

/** Files stay so long for a look at what was refused, h; what was said of them stays longer. */
const CONTENT_HOURS = 72
const SESSION_DAYS = 60
/** Pieces of calls that failed half-way belong to no file. */
const LOST_MS = 7 * 24 * 3_600_000

/** Removes the content of old files, and old sessions. */
export const createForgetFiles = ({
  database,
  blobs,
}: {
  database: Database
  blobs: Pick<Blobs, 'remove' | 'listOlder'>
}): JobKind =>
  defineSweep('onec.forget', '25 3', async () => {
    for (;;) {
      const files = await selectForgettable(database, CONTENT_HOURS)
      if (files.length === 0) break
      for (const { id, pieces } of files)
        for (let turn = 0; turn < pieces; turn += 1) await blobs.remove(pieceName(id, turn))
      await forgetPieces(
        database,
        files.map(({ id }) => id),
      )
    }
    const kept = new Set(
      (await selectKeptContents(database)).map(({ content }) => classifierName(content)),
    )
    for await (const name of blobs.listOlder(LOST_MS)) if (!kept.has(name)) await blobs.remove(name)
    await deleteSessions(database, SESSION_DAYS)
  })
