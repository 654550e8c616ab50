import type { serverErrors } from '@isp/contract/errors'
import { countOf } from '../plural.ts'
import { quoted } from '../typography.ts'
import { type ErrorMessages, shown } from './error-message.ts'

const SECONDS = ['секунду', 'секунды', 'секунд'] as const

export const serverErrorMessages: ErrorMessages<typeof serverErrors> = {
  REQUEST_INVALID: ({ field }) =>
    field === undefined
      ? 'Запрос составлен неверно. Проверьте введённые данные.'
      : `Запрос составлен неверно: проверьте поле ${quoted(shown(field))}.`,
  REQUEST_BODY_UNREADABLE: 'Не удалось прочитать запрос. Обновите страницу и попробуйте ещё раз.',
  ROUTE_NOT_FOUND: 'Такого адреса нет.',
  PAGE_NOT_FOUND: ({ page, pages }) =>
    page === undefined || pages === undefined
      ? 'Такой страницы нет.'
      : `Страницы ${shown(page)} нет: последняя — ${shown(pages)}.`,
  METHOD_NOT_ALLOWED: 'Это действие здесь не поддерживается.',
  REQUEST_TOO_LARGE: 'Запрос слишком большой. Уменьшите файл или разделите его на части.',
  MEDIA_TYPE_UNSUPPORTED: 'Данные такого вида не принимаются.',
  TOO_MANY_REQUESTS: ({ seconds }) =>
    typeof seconds === 'number'
      ? `Слишком много запросов. Повторите через ${countOf(seconds, SECONDS)}.`
      : 'Слишком много запросов. Повторите немного позже.',
  INTERNAL_ERROR: 'Произошла техническая ошибка. Попробуйте ещё раз.',
  DATABASE_UNAVAILABLE: 'Сервис временно недоступен. Попробуйте через минуту.',
  SERVER_OVERLOADED: 'Сейчас слишком много посетителей. Попробуйте через минуту.',
}
