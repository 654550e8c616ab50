import type { jobsErrors } from '@isp/contract/errors'
import type { ErrorMessages } from './error-message.ts'

export const jobsErrorMessages: ErrorMessages<typeof jobsErrors> = {
  JOB_NOT_FOUND: 'Такого задания нет: оно выполнено давно или начато не вами.',
}
