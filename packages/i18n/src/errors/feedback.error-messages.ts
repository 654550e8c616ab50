import type { feedbackErrors } from '@isp/contract/errors'
import type { ErrorMessages } from './error-message.ts'

export const feedbackErrorMessages: ErrorMessages<typeof feedbackErrors> = {
  FEEDBACK_SUSPECT:
    'Похоже, форму заполнила программа. Подождите несколько секунд и отправьте ещё раз или напишите нам письмо.',
}
