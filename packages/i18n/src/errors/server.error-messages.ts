import type { serverErrors } from '@isp/contract/errors'
import { countOf } from '../plural.ts'
import { quoted } from '../typography.ts'
import { type ErrorMessages, shown } from './error-message.ts'

const SECONDS = ['секунду', 'секунды', 'секунд'] as const
const MINUTES = ['минуту', 'минуты', 'минут'] as const
const HOURS = ['час', 'часа', 'часов'] as const

/** Rounds up to a unit that people use: minutes or hours instead of 3,600 seconds. */
const afterSeconds = (seconds: number): string => {
  if (seconds < 120) return countOf(seconds, SECONDS)
  if (seconds < 7200) return countOf(Math.ceil(seconds / 60), MINUTES)
  return countOf(Math.ceil(seconds / 3600), HOURS)
}

export const serverErrorMessages: ErrorMessages<typeof serverErrors> = {
  REQUEST_INVALID: ({ field }) =>
    field === undefined
      ? 'Запрос составлен неверно. Проверьте введённые данные.'
      : `Запрос составлен неверно: проверьте поле ${quoted(shown(field))}.`,
  REQUEST_BODY_UNREADABLE: ({ body }) =>
    body === 'json'
      ? 'Тело запроса — не JSON: оно оборвано или в нём ошибка. Проверьте, что отправлено всё тело.'
      : 'Не удалось прочитать запрос. Обновите страницу и попробуйте ещё раз.',
  REQUEST_BODY_NOT_GZIP:
    'Тело запроса не распаковать: в content-encoding назван gzip, а пришло другое или не всё. Сожмите тело gzip или отправьте без сжатия и без этого заголовка.',
  ROUTE_NOT_FOUND: 'Такого адреса нет.',
  PAGE_NOT_FOUND: ({ page, pages }) =>
    page === undefined || pages === undefined
      ? 'Такой страницы нет.'
      : `Страницы ${shown(page)} нет: последняя — ${shown(pages)}.`,
  METHOD_NOT_ALLOWED: 'Это действие здесь не поддерживается.',
  REQUEST_TOO_LARGE: 'Запрос слишком большой. Уменьшите файл или разделите его на части.',
  MEDIA_TYPE_UNSUPPORTED: 'Данные такого вида не принимаются.',
  CONTENT_ENCODING_UNSUPPORTED: ({ came }) =>
    `${came === undefined ? 'Такое сжатие' : `Сжатие ${quoted(shown(came))}`} не принимается. Сожмите тело gzip или отправьте без сжатия и без заголовка content-encoding.`,
  TOO_MANY_REQUESTS: ({ seconds }) =>
    typeof seconds === 'number'
      ? `Слишком много запросов. Повторите через ${afterSeconds(seconds)}.`
      : 'Слишком много запросов. Повторите немного позже.',
  INTERNAL_ERROR: 'Произошла техническая ошибка. Попробуйте ещё раз.',
  DATABASE_UNAVAILABLE: 'Сервис временно недоступен. Попробуйте через минуту.',
  SERVER_OVERLOADED: 'Сейчас слишком много посетителей. Попробуйте через минуту.',
}
