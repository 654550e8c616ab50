import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { ThreadReport } from './thread-report.ts'

/** Lower priority than the event loop and the database, which share the machine. */
const NICE = 10

const threadMs = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** The entry of a thread: runs one task after the other and answers each. */
export const answerTasks = <Task, Report>(
  doTask: (task: Task) => Report | Promise<Report>,
): void => {
  // on Linux the priority of process 0 is that of the calling thread only; elsewhere it would be the whole server's
  if (process.platform === 'linux') setPriority(NICE)
  let told = 0
  const spent = (): number => {
    const before = told
    told = threadMs()
    return told - before
  }
  const tell = (report: ThreadReport<Report>) => parentPort?.postMessage(report)
  parentPort?.on('message', async (task: Task) => {
    try {
      const report = await doTask(task)
      tell({ kind: 'done', cpuMs: spent(), report })
    } catch (error) {
      const reason = error instanceof Error ? (error.stack ?? error.message) : String(error)
      tell({ kind: 'failed', cpuMs: spent(), reason })
    }
  })
  tell({ kind: 'ready', cpuMs: spent() })
}
