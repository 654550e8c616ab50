import { timeLimits } from '../kernel/time-limits.ts'
import { doWorkbookTask } from './workbook-task.ts'
import { createWorkbooks, type Workbooks } from './workbook-thread.ts'

/**
 * Workbooks without threads, for tests that are not about hostile files: a thread takes a second to load its modules.
 */
export const workbooksHere = (): Workbooks => createWorkbooks(timeLimits(10), doWorkbookTask)
