import type { FieldError } from '@isp/contract/fields'
import { fieldMessage } from '@isp/i18n'

/** By the code of the database. */
const refusals: Readonly<Record<string, string>> = {
  '22003': 'Число слишком велико: база данных его не приняла',
  '23505': 'Такая запись уже есть: с ней совпадает другая, база данных её не приняла',
  '23514': 'Значение не подходит: база данных его не приняла',
  DUPLICATE: 'Такая запись уже есть: с ней совпадает другая, база данных её не приняла',
}

const words: Readonly<Record<string, (params: FieldError['params']) => string>> = {
  REPEATED: () => 'Эта запись уже была в этом же вызове',
  CYCLE: () => 'Записи ссылаются друг на друга по кругу',
  IN_USE: () => 'Нельзя убрать: на неё ссылаются другие данные',
  ORDER_UNKNOWN: () => 'Заказа с таким номером на сайте нет',
  NOBODY_TO_SEE: () => 'У компании на сайте нет менеджера: этот заказ никто бы не увидел',
  NOT_A_RECORD: () => 'Запись должна быть объектом',
  SUMS_DIFFER: () => 'Не сходится: сальдо на начало плюс обороты должны дать сальдо на конец',
  DATE_TOO_EARLY: ({ min }) =>
    min === undefined ? 'Конец раньше начала' : fieldMessage('DATE_TOO_EARLY', { min }),
  MONEY: ({ whole, decimals }) =>
    `Нужно число: до ${whole} цифр и не больше ${decimals} знаков после запятой`,
  NOT_STORED: ({ reason }) => refusals[String(reason)] ?? 'База данных не приняла эту запись',
  TOO_SMALL: ({ min }) => `Не меньше ${String(min).replace('.', ',')}`,
  UNAVAILABLE: () => 'Не относится к этой записи: такого в ней нет, или оно чужое',
  INVALID: ({ allowed }) =>
    allowed === undefined
      ? 'Значение не подходит: проверьте тип и формат'
      : `Значение не подходит. Допустимые: ${allowed}`,
  UNEXPECTED: ({ field }) => `Поля «${field}» у этой записи нет`,
}

const comma = (amount: string | number | undefined): string => String(amount).replace('.', ',')

const notes: Readonly<Record<string, (params: FieldError['params']) => string>> = {
  SAME_COMPANY: ({ by }) =>
    `На сайте это одна компания с «${by}»: название, реквизиты и менеджеры берутся оттуда`,
  NOT_BASE: ({ base }) =>
    `Базовые цены магазина — «${base}»: этот вид цен записан, но базовым не стал`,
  STEP_RISES: ({ from, price, before }) =>
    `Записано, но проверьте: от ${from} штук цена выше — ${comma(price)} вместо ${comma(before)}`,
  SAME_PERSON: ({ by }) =>
    `С этой почтой уже есть «${by}»: роль в общих компаниях берётся оттуда, а доступ закроется, когда уйдут оба`,
}

/** What is said of a record that was not refused. */
export const noteMessage = (code: string, params: FieldError['params']): string =>
  notes[code]?.(params) ?? fieldMessage(code, params)

/** What is wrong with a field of a record, for whoever sends it. */
export const faultMessage = ({ path, code, params }: FieldError): string =>
  words[String(params.rule ?? code)]?.({ ...params, field: path }) ?? fieldMessage(code, params)
