import { join } from 'node:path'
import type { Remark } from '../../../commerce-ml/index.ts'
import type { Blobs } from '../../../kernel/blobs/blobs.ts'
import type { PublicFiles } from '../../../kernel/blobs/public-files.ts'
import type { Database } from '../../../kernel/database.ts'
import type { RunningJob } from '../../../kernel/job-kind.ts'
import { noteStagedGoods } from '../../exchange/full-lists.service.ts'
import { ImportRefusal } from '../../import/import.refusal.service.ts'
import { fetchFiles } from '../files/fetch-files.ts'
import { finishFile, noteProgress, type QueuedFile, takeQueued } from '../files/file.sql.ts'
import { onecMessages as messages } from '../onec.messages.ts'
import { remarksOfFiles } from './file-remarks.ts'
import { noteFullRuns } from './full-run.sql.ts'
import { giveKept, keepClassifiers } from './keep-classifiers.ts'

export type LoadPorts = {
  database: Database
  databaseUrl: string
  blobs: Pick<Blobs, 'put' | 'open' | 'remove'>
  published: PublicFiles
  /** Records that the account has sent something. */
  noteAccount: (accountId: number) => Promise<void>
}

const WORDS = 2000
const PROGRESS_MS = 1000

const refuse = (database: Database, { id }: QueuedFile, words: string): Promise<void> =>
  finishFile(database, id, {
    ...{ state: 'refused', words: words.slice(0, WORDS), remarks: [], remarkCount: 0 },
  })

/**
 * Imports the queued files of one session together, as one export: all of it becomes visible, or nothing. A process that
 * dies after the import repeats it without effect. @returns whether there were files
 */
export const loadNextExport = async (ports: LoadPorts, job: RunningJob): Promise<boolean> => {
  const { database, blobs } = ports
  const files = await takeQueued(database, 'catalog')
  const [first] = files
  if (!first) return false
  const { accountId, source } = first
  const fetched = await fetchFiles(blobs, files, job.signal)
  try {
    for (const file of files) {
      const words = fetched.refused.get(file.id)
      if (words !== undefined) await refuse(database, file, words)
    }
    const left = files.filter(({ id }) => !fetched.refused.has(id))
    const names = left.flatMap(({ id }) => fetched.names.get(id) ?? [])
    const documents = names
      .filter((name) => /\.xml$/i.test(name))
      .map((name) => ({ path: join(fetched.folder, name), name }))
    let done: Done = { lines: [], remarks: [] }
    if (documents.length > 0) {
      await giveKept({ database, blobs }, accountId, fetched.folder)
      try {
        done = await importFolder(ports, fetched.folder, { accountId, source, files: left }, job)
      } catch (error) {
        if (!(error instanceof ImportRefusal)) throw error
        for (const file of left) await refuse(database, file, error.message)
        return true
      }
      await keepClassifiers({ database, blobs }, accountId, documents)
      await ports.noteAccount(accountId)
    }
    const noted = remarksOfFiles(done.remarks, left, fetched.names)
    for (const file of left) {
      const entries = file.kind === 'zip' ? (fetched.names.get(file.id) ?? []) : null
      await finishFile(database, file.id, {
        ...{ state: 'done', words: done.lines.join('\n').slice(0, WORDS), entries },
        ...(noted.get(file.id) ?? { remarks: [], remarkCount: 0 }),
      })
    }
    return true
  } finally {
    await fetched.remove()
  }
}

/** What an import has told in the end. */
type Done = { lines: readonly string[]; remarks: readonly Remark[] }

const importFolder = async (
  { database, databaseUrl, published }: LoadPorts,
  folder: string,
  { accountId, source, files }: { accountId: number; source: string; files: readonly QueuedFile[] },
  job: RunningJob,
): Promise<Done> => {
  // loaded on demand: reading exports needs libraries that servers without this job do not need
  const { runImport } = await import('../../import/import.service.ts')
  let done: Done = { lines: [], remarks: [] }
  const ids = files.map(({ id }) => id)
  let toldAt = 0
  const tell = async (words: string): Promise<void> => {
    if (performance.now() - toldAt < PROGRESS_MS) return
    toldAt = performance.now()
    await noteProgress(database, ids, words)
  }
  await runImport({
    ...{ folder, source, databaseUrl, published, isTrial: false },
    // deletion marks are explicit; what is absent is judged when the full export is over
    allowShrink: true,
    say: () => {},
    checkpoint: async (progress) => {
      await job.checkpoint(progress)
      await tell(messages.loaded(progress.done, progress.total ?? 0))
    },
    signal: job.signal,
    judge: async (client, catalogs) =>
      noteStagedGoods(client, accountId, await noteFullRuns(client, accountId, catalogs)),
    onReport: (report) => {
      done = report
    },
  })
  return done
}
