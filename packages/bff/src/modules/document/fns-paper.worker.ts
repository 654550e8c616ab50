import { answerTasks } from '../../kernel/threads/answer-tasks.ts'
import { PaperRefusal, readFnsPaper } from './fns-paper.ts'
import type { PaperReport } from './fns-paper-thread.ts'

answerTasks((bytes: Uint8Array): PaperReport => {
  try {
    return { kind: 'read', paper: readFnsPaper(bytes) }
  } catch (error) {
    if (error instanceof PaperRefusal) return { kind: 'refused', reason: error.message }
    throw error
  }
})
