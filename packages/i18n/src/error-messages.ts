import type { ErrorCode, ErrorParams } from '@isp/contract/errors'
import { type ClientErrorCode, clientErrorMessages } from './client-error-messages.ts'
import { formatNumber } from './number.ts'
import { countOf } from './plural.ts'
import { quoted, typograph } from './typography.ts'

type Message = string | ((params: ErrorParams) => string)

const SECONDS = ['секунду', 'секунды', 'секунд'] as const

const shown = (value: string | number): string =>
  typeof value === 'number' ? formatNumber(value) : value

/** A text for each code: the compiler refuses a code of the contract without one. */
const messages: Record<ErrorCode | ClientErrorCode, Message> = {
  REQUEST_INVALID: ({ field }) =>
    field === undefined
      ? 'Запрос составлен неверно. Проверьте введённые данные.'
      : `Запрос составлен неверно: проверьте поле ${quoted(shown(field))}.`,
  REQUEST_BODY_UNREADABLE: 'Не удалось прочитать запрос. Обновите страницу и попробуйте ещё раз.',
  UNAUTHENTICATED: 'Войдите в кабинет, чтобы продолжить.',
  FORBIDDEN: 'У вас нет доступа к этому действию.',
  ROUTE_NOT_FOUND: 'Такого адреса нет.',
  SECTION_NOT_FOUND: ({ slug }) =>
    slug === undefined ? 'Раздел не найден.' : `Раздел ${quoted(shown(slug))} не найден.`,
  PRODUCT_NOT_FOUND: 'Товар не найден. Возможно, его сняли с продажи.',
  BRAND_NOT_FOUND: ({ slug }) =>
    slug === undefined ? 'Бренд не найден.' : `Бренд ${quoted(shown(slug))} не найден.`,
  PAGE_NOT_FOUND: ({ page, pages }) =>
    page === undefined || pages === undefined
      ? 'Такой страницы нет.'
      : `Страницы ${shown(page)} нет: последняя — ${shown(pages)}.`,
  LOGIN_FAILED: 'Неверный логин или пароль. Проверьте раскладку клавиатуры и попробуйте ещё раз.',
  ACCOUNT_BLOCKED: 'Учётная запись заблокирована. Обратитесь к менеджеру компании.',
  REFRESH_REJECTED: 'Сеанс завершён. Войдите в кабинет снова.',
  COMPANY_FORBIDDEN: 'Эта компания или договор вам недоступны. Выберите другую компанию.',
  COMPANY_REQUIRED: 'Выберите компанию, чтобы продолжить.',
  COMPANY_NOT_ACTIVE:
    'Эта компания сейчас не может оформлять заказы. Свяжитесь с нами, чтобы узнать причину.',
  AGREEMENT_REQUIRED: 'Выберите договор, чтобы продолжить.',
  ROLE_FORBIDDEN: 'Ваша роль в компании не позволяет это сделать. Обратитесь к руководителю.',
  BASKET_LINE_NOT_FOUND: 'Этого товара нет в корзине. Возможно, его убрали в другой вкладке.',
  BASKET_EMPTY: 'Корзина пуста. Добавьте в неё товары.',
  BASKET_CHANGED:
    'Цены или состав корзины изменились. Проверьте новую сумму и подтвердите заказ ещё раз.',
  PRODUCT_NOT_ORDERABLE: ({ name }) =>
    name === undefined
      ? 'Товар нельзя заказать: его сняли с продажи или цена не назначена.'
      : `Товар ${quoted(shown(name))} нельзя заказать: его сняли с продажи или цена не назначена.`,
  DELIVERY_METHOD_NOT_FOUND: 'Такого способа доставки нет. Выберите другой.',
  DELIVERY_ADDRESS_REQUIRED: 'Укажите адрес доставки.',
  ORDER_NOT_FOUND: 'Заказ не найден.',
  FILE_NOT_FOUND: 'Файл не найден. Возможно, его удалили или срок отправки истёк.',
  FILE_ALREADY_UPLOADED: 'Этот файл уже отправлен. Чтобы заменить его, прикрепите файл заново.',
  FILE_NAME_INVALID:
    'Имя файла не подходит: оно длиннее 255 байт или содержит косую черту либо невидимые знаки. Переименуйте файл.',
  FILE_MISSING: 'Файл не приложен. Выберите его ещё раз.',
  FILE_BROKEN_OFF: 'Файл дошёл не целиком. Проверьте связь и отправьте его ещё раз.',
  FILE_TOO_LARGE: 'Файл слишком большой. Допустимый размер — 25 МБ.',
  FILES_TOO_MANY: ({ max }) =>
    typeof max === 'number'
      ? `Файлов слишком много. Максимум — ${formatNumber(max)}.`
      : 'Файлов слишком много. Оставьте только нужные.',
  FILE_TYPE_REFUSED: ({ types }) =>
    types === undefined
      ? 'Неверный формат файла.'
      : `Неверный формат файла. Можно приложить: ${shown(types)}.`,
  FILE_QUOTA_EXCEEDED: 'За сутки отправлено слишком много файлов. Продолжите завтра.',
  STORAGE_FULL: 'На сервере не осталось места для файлов. Мы уже знаем об этом, попробуйте позже.',
  JOB_NOT_FOUND: 'Такого задания нет: оно выполнено давно или начато не вами.',
  IDEMPOTENCY_KEY_REQUIRED: 'Не удалось оформить заказ. Обновите страницу и попробуйте ещё раз.',
  IDEMPOTENCY_KEY_REUSED:
    'Этот заказ уже отправлен с другими данными. Обновите страницу и проверьте список заказов.',
  METHOD_NOT_ALLOWED: 'Это действие здесь не поддерживается.',
  REQUEST_TOO_LARGE: 'Запрос слишком большой. Уменьшите файл или разделите его на части.',
  MEDIA_TYPE_UNSUPPORTED: 'Данные такого вида не принимаются.',
  TOO_MANY_REQUESTS: ({ seconds }) =>
    typeof seconds === 'number'
      ? `Слишком много запросов. Повторите через ${countOf(seconds, SECONDS)}.`
      : 'Слишком много запросов. Повторите немного позже.',
  INTERNAL_ERROR: 'Произошла техническая ошибка. Попробуйте ещё раз.',
  DATABASE_UNAVAILABLE: 'Сервис временно недоступен. Попробуйте через минуту.',
  CATALOG_NOT_READY: 'Каталог обновляется. Попробуйте через минуту.',
  SERVER_OVERLOADED: 'Сейчас слишком много посетителей. Попробуйте через минуту.',
  ...clientErrorMessages,
}

const isKnown = (code: string): code is keyof typeof messages => Object.hasOwn(messages, code)

/**
 * The Russian sentence for an error, fit to show. Takes any string: a newer server may send a code
 * that this release does not know, and that must not break the screen that reports it.
 */
export const errorMessage = (code: ErrorCode | (string & {}), params: ErrorParams = {}): string => {
  const message = messages[isKnown(code) ? code : 'UNKNOWN']
  return typograph(typeof message === 'function' ? message(params) : message)
}
