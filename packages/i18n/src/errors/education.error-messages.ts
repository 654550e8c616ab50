import type { educationErrors } from '@isp/contract/errors'
import type { ErrorMessages } from './error-message.ts'

export const educationErrorMessages: ErrorMessages<typeof educationErrors> = {
  ARTICLE_NOT_FOUND: 'Такого материала нет.',
  TOPIC_NOT_FOUND: 'Такой темы нет.',
}
