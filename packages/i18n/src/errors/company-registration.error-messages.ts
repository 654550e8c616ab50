import type { companyRegistrationErrors } from '@isp/contract/errors'
import type { ErrorMessages } from './error-message.ts'

export const companyRegistrationErrorMessages: ErrorMessages<typeof companyRegistrationErrors> = {
  COMPANY_EXISTS:
    'Эта компания у нас уже есть. Попросите её руководителя пригласить вас или напишите нам.',
  COMPANIES_WAITING:
    'Несколько ваших компаний ещё на проверке. Новую можно добавить, когда мы проверим их.',
}
