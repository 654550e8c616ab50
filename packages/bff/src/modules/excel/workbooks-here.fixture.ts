import { timeLimits } from '../../time-limits.ts'
import { doWorkbookTask } from './workbook/workbook-task.ts'
import { createWorkbooks, type Workbooks } from './workbook/workbook-thread.ts'

/** Workbooks without threads, for tests that are not about hostile files: a thread loads its modules for a second. */
export const workbooksHere = (): Workbooks =>
  createWorkbooks(timeLimits(10), async (task) => doWorkbookTask(task))
