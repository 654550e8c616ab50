import { parentPort } from 'node:worker_threads'
import { doWorkbookTask, type WorkbookReport, type WorkbookTask } from './workbook-task.ts'

/** `ready`: the modules are loaded, what is counted from here on is the file alone. */
export type ThreadReport = { kind: 'ready' } | WorkbookReport

const report = (message: ThreadReport): void => parentPort?.postMessage(message)

parentPort?.once('message', async (task: WorkbookTask) => {
  report(await doWorkbookTask(task))
  parentPort?.close()
})
report({ kind: 'ready' })
