import { answerTasks } from '../kernel/threads/answer-tasks.ts'
import { readPasted } from './read-pasted.ts'

answerTasks(readPasted)
