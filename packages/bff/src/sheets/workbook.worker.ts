import { answerTasks } from '../kernel/threads/answer-tasks.ts'
import { doWorkbookTask } from './workbook-task.ts'

answerTasks(doWorkbookTask)
