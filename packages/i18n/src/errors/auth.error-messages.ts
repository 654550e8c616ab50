import type { authErrors } from '@isp/contract/errors'
import type { ErrorMessages } from './error-message.ts'

export const authErrorMessages: ErrorMessages<typeof authErrors> = {
  LOGIN_FAILED: 'Неверный логин или пароль. Проверьте раскладку клавиатуры и попробуйте ещё раз.',
  ACCOUNT_BLOCKED: 'Учётная запись заблокирована. Обратитесь к менеджеру компании.',
  REFRESH_REJECTED: 'Сеанс завершён. Войдите в кабинет снова.',
}
