export { closePromptly } from './close-promptly.ts'
export { logAnswers } from './log-answers.ts'
export { createLogger } from './logger.ts'
export { requestIdOf } from './request-id.ts'
