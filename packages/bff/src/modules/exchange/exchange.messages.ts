import type { FieldError } from '@isp/contract/fields'
import { fieldMessage } from '@isp/i18n'

const words: Readonly<Record<string, (params: FieldError['params']) => string>> = {
  REPEATED: () => 'Эта запись уже была в этом же вызове',
  CYCLE: () => 'Записи ссылаются друг на друга по кругу',
  IN_USE: () => 'Нельзя убрать: на неё ссылаются другие данные',
  ORDER_UNKNOWN: () => 'Заказа с таким номером на сайте нет',
  NOBODY_TO_SEE: () => 'У компании на сайте нет менеджера: этот заказ никто бы не увидел',
  NOT_A_RECORD: () => 'Запись должна быть объектом',
  SUMS_DIFFER: () => 'Не сходится: сальдо на начало плюс обороты должны дать сальдо на конец',
  DATE_TOO_EARLY: () => 'Конец раньше начала',
  TOO_SMALL: ({ min }) => `Не меньше ${String(min).replace('.', ',')}`,
  UNAVAILABLE: () => 'Не относится к этой записи: такого в ней нет, или оно чужое',
  INVALID: () => 'Значение не подходит: проверьте тип, формат и допустимые значения',
  UNEXPECTED: ({ field }) => `Поля «${field}» у этой записи нет`,
}

/** What is wrong with a field of a record, for whoever sends it. */
export const faultMessage = ({ path, code, params }: FieldError): string =>
  words[String(params.rule ?? code)]?.({ ...params, field: path }) ?? fieldMessage(code, params)
