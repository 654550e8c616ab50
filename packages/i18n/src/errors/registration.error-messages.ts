import type { registrationErrors } from '@isp/contract/errors'
import type { ErrorMessages } from './error-message.ts'

export const registrationErrorMessages: ErrorMessages<typeof registrationErrors> = {
  CODE_NOT_FOUND: 'Этот код больше не действует. Попросите новый.',
  CODE_WRONG: 'Неверный код. Проверьте последнее сообщение и введите код ещё раз.',
  CODE_NOT_CONFIRMED: 'Сначала подтвердите почту кодом из письма.',
  PHONE_CODES_UNAVAILABLE: 'Коды на телефон сейчас не отправляются. Подтвердите почту.',
  ACCOUNT_EXISTS:
    'Кабинет с этой почтой уже есть. Войдите в него или восстановите пароль, если забыли его.',
  RESET_LINK_INVALID: 'Ссылка уже использована или больше не действует. Запросите новое письмо.',
  PASSWORD_WRONG: 'Неверный пароль. Проверьте раскладку клавиатуры и попробуйте ещё раз.',
}
