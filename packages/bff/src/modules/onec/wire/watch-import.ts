import { setTimeout } from 'node:timers/promises'
import type { Database } from '../../../kernel/database.ts'
import { type FileRow, type FileType, isAnotherAtWork, selectFiles } from '../files/file.sql.ts'
import { onecMessages as messages } from '../onec.messages.ts'
import { type Answer, failure, progress, success } from './answers.ts'

const documents = /\.(xml|zip)$/i

/** The file of that name; a name inside an archive is answered by the archive. */
const findFile = (files: readonly FileRow[], name: string): FileRow | undefined => {
  const lower = name.toLowerCase()
  const isNamed = (given: string) => given.toLowerCase() === lower
  return (
    files.find((file) => isNamed(file.name)) ??
    files.find(({ entries }) => entries?.some(isNamed)) ??
    files.findLast(({ kind, entries }) => kind === 'zip' && entries === null) ??
    files.find((file) => isNamed(file.name.split('/').at(-1) ?? ''))
  )
}

const answerOf = (files: readonly FileRow[], name: string): Answer | FileRow => {
  const file = findFile(files, name)
  if (!file)
    return failure(
      files.some(({ kind }) => kind === 'zip')
        ? messages.notInArchive(name)
        : messages.notReceived(name),
    )
  if (file.state === 'receiving' && !file.isWhole)
    return failure(messages.truncated(file.name, file.bytes))
  if (file.state === 'refused') return failure(file.words ?? messages.failed)
  if (file.state === 'done')
    return file.kind === 'other' && !documents.test(file.name)
      ? failure(messages.hasNoDocument(name))
      : success
  return file
}

const POLL_MS = 200

/**
 * The state of a file's import. While it is not over, the call is held until there is news, because 1C asks again
 * without a pause and without end. @returns after `holdMs` at the latest
 */
export const watchImport = async (
  database: Database,
  asked: { sessionId: string; type: FileType; name: string },
  { holdMs, isLeaving }: { holdMs: number; isLeaving: () => boolean },
): Promise<Answer> => {
  const until = performance.now() + holdMs
  for (;;) {
    const files = await selectFiles(database, asked.sessionId, asked.type)
    const found = answerOf(files, asked.name)
    if (!('state' in found)) return found
    if (performance.now() >= until || isLeaving()) {
      if (found.state === 'running') return progress(messages.isRunning(found.progress))
      const isBehind = await isAnotherAtWork(database, asked.sessionId, asked.type)
      return progress(isBehind ? messages.waitsForAnother : messages.isQueued)
    }
    await setTimeout(POLL_MS)
  }
}
