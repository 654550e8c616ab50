import type { contentErrors } from '@isp/contract/errors'
import type { ErrorMessages } from './error-message.ts'

export const contentErrorMessages: ErrorMessages<typeof contentErrors> = {
  CONTENT_PAGE_NOT_FOUND: 'Такой страницы нет.',
}
