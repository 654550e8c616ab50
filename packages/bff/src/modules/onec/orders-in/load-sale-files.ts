import { join } from 'node:path'
import { ExportRefusal } from '../../../commerce-ml/index.ts'
import type { Blobs } from '../../../kernel/blobs/blobs.ts'
import type { Database } from '../../../kernel/database.ts'
import type { RunningJob } from '../../../kernel/job-kind.ts'
import { fetchFiles } from '../files/fetch-files.ts'
import { type FileRemark, finishFile, takeQueued } from '../files/file.sql.ts'
import { onecMessages as messages } from '../onec.messages.ts'
import type { OrdersIn } from '../orders-in/orders-in.service.ts'

export type SalePorts = {
  database: Database
  blobs: Pick<Blobs, 'open'>
  ordersIn: OrdersIn
}

const KEPT = 200

/**
 * Takes the news of orders in the queued files of one session. Each document of a file is taken once, even if a process
 * dies and the file is read again. @returns whether there were files
 */
export const loadNextSale = async (
  { database, blobs, ordersIn }: SalePorts,
  job: RunningJob,
): Promise<boolean> => {
  const files = await takeQueued(database, 'sale')
  if (files.length === 0) return false
  const fetched = await fetchFiles(blobs, files, job.signal)
  try {
    for (const file of files) {
      const refusal = fetched.refused.get(file.id)
      const names = (fetched.names.get(file.id) ?? []).filter((name) => /\.xml$/i.test(name))
      const outcome = { taken: 0, refused: 0, waiting: 0 }
      const remarks: FileRemark[] = []
      let remarkCount = 0
      try {
        if (refusal !== undefined) throw new ExportRefusal(refusal, null)
        for (const name of names) {
          const one = await ordersIn.takeFile({
            account: { id: file.accountId, source: file.source, name: file.account },
            path: join(fetched.folder, name),
            name,
            key: `onec:${file.id}:${name}`,
          })
          outcome.taken += one.taken
          outcome.refused += one.refused
          outcome.waiting += one.waiting
          remarks.push(...one.remarks)
          remarkCount += one.remarkCount
          await job.checkpoint()
        }
        await finishFile(database, file.id, {
          state: 'done',
          words: messages.taken(outcome.taken, outcome.refused, outcome.waiting),
          remarks: remarks.slice(0, KEPT),
          remarkCount,
          entries: file.kind === 'zip' ? names : null,
        })
      } catch (error) {
        if (!(error instanceof ExportRefusal)) throw error
        await finishFile(database, file.id, {
          ...{ state: 'refused', words: error.message, remarks, remarkCount },
        })
      }
    }
    return true
  } finally {
    await fetched.remove()
  }
}
