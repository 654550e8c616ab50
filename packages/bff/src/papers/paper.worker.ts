import { answerTasks } from '../kernel/threads/answer-tasks.ts'
import { drawPaper } from './draw-paper.ts'

answerTasks(drawPaper)
