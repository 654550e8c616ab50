import type { accessErrors } from '@isp/contract/errors'
import type { ErrorMessages } from './error-message.ts'

export const accessErrorMessages: ErrorMessages<typeof accessErrors> = {
  UNAUTHENTICATED: 'Войдите в кабинет, чтобы продолжить.',
  FORBIDDEN: 'У вас нет доступа к этому действию.',
  COMPANY_FORBIDDEN: 'Эта компания или договор вам недоступны. Выберите другую компанию.',
  COMPANY_REQUIRED: 'Выберите компанию, чтобы продолжить.',
  COMPANY_NOT_ACTIVE:
    'Эта компания сейчас не может оформлять заказы. Свяжитесь с нами, чтобы узнать причину.',
  AGREEMENT_REQUIRED: 'Выберите договор, чтобы продолжить.',
  ROLE_FORBIDDEN: 'Ваша роль в компании не позволяет это сделать. Обратитесь к руководителю.',
}
