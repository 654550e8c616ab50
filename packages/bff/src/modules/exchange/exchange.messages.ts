import type { FieldError } from '@isp/contract/fields'
import { fieldMessage } from '@isp/i18n'

/** By SQLSTATE. */
const refusals: Readonly<Record<string, string>> = {
  '22003': 'Число слишком велико: база данных его не приняла',
  '23505': 'Такая запись уже есть: с ней совпадает другая, база данных её не приняла',
  '23514': 'Значение не подходит: база данных его не приняла',
  DUPLICATE: 'Такая запись уже есть: с ней совпадает другая, база данных её не приняла',
}

const types: Readonly<Record<string, string>> = {
  string: 'текст',
  number: 'число',
  int: 'целое число',
  boolean: 'true или false',
  array: 'список',
  object: 'объект',
}

/** `number, string`: numbers may be sent as text, too (D64). */
const typesOf = (expected: string): string =>
  expected === 'number, string'
    ? 'число, можно текстом: 125.4, "1 250,40"'
    : expected
        .split(', ')
        .map((type) => types[type] ?? type)
        .join(' или ')

const invalid = ({ allowed, expected, format, divisor }: FieldError['params']): string => {
  if (allowed !== undefined) return `Значение не подходит. Допустимые: ${allowed}`
  if (expected !== undefined) return `Не тот тип: нужно ${typesOf(String(expected))}`
  if (divisor !== undefined) return `Нужно число, которое делится на ${divisor}`
  return format === undefined ? 'Такое значение здесь не подходит' : `Не тот формат: ${format}`
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
    `Нужно число: до ${whole} цифр и не больше ${decimals} знаков после запятой, например 1250.4 или "1 250,40"`,
  NUMBER: () => 'Нужно число, например 11.5 или "1 250,40"',
  WHOLE_NUMBER: () => 'Нужно целое число, например 12 или "1 200"',
  VAT_RATE: () => 'Нужна ставка НДС от 0 до 99 %: 22, "22%" или "Без НДС"',
  EXTERNAL_ID: () => 'Нужен id учётной системы: до 100 видимых знаков, без переносов строк',
  EMPTY_REFERENCE: () => 'Пустая ссылка 1С (одни нули), а без этой ссылки записи нет',
  EMPTY_DATE: () => 'Пустая дата 1С (0001-01-01), а без этой даты записи нет',
  DATE_SPELLING: () =>
    'Нужна дата текстом: 2026-01-31, 31.01.2026, 20260131, 2026-01-31T10:15:00 или 2026-01-31T07:15:00Z',
  DATE_CALENDAR: () => 'Такого дня или времени не бывает: проверьте число, месяц, часы и минуты',
  STEPS_ORDER: () => 'Количества from должны расти от ступени к ступени',
  UNIT_CODE: () => 'Нужен код ОКЕИ: три или четыре цифры текстом, например "796"',
  BAR_CODE: () => 'Нужен штрихкод: от одной буквы или цифры до 60 знаков',
  CURRENCY_CODE: () => 'Нужен буквенный код ISO 4217, например EUR',
  NOT_STORED: ({ reason }) => refusals[String(reason)] ?? 'База данных не приняла эту запись',
  TOO_SMALL: ({ min }) => `Не меньше ${String(min).replace('.', ',')}`,
  UNAVAILABLE: () => 'Не относится к этой записи: такого в ней нет, или оно чужое',
  INVALID: invalid,
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
  PRICE_ON_REQUEST: () =>
    'Цена 0: цены этого вида у товара нет; если нет и базовой, стоит «цена по запросу»',
  OWN_BAR_CODE: ({ code }) =>
    `Записан как внутренний код: у «${code}» неверна контрольная цифра или длина GTIN`,
  STOCK_BELOW_ZERO: () => 'Остаток меньше нуля: на сайте ноль',
  STOCK_PARTS: () => 'Доля штуки отброшена: продаются целые',
  SAME_PERSON: ({ by }) =>
    `С этой почтой уже есть «${by}»: роль в общих компаниях берётся оттуда, а доступ закроется, когда уйдут оба`,
}

/** Remark about a record that was not refused. */
export const noteMessage = (code: string, params: FieldError['params']): string =>
  notes[code]?.(params) ?? fieldMessage(code, params)

/** Error of a field, for the sender. */
export const faultMessage = ({ path, code, params }: FieldError): string =>
  words[String(params.rule ?? code)]?.({ ...params, field: path }) ?? fieldMessage(code, params)

/** Added to the error of a refused record that the shop already has. */
export const staysAsBefore = 'осталось то, что было записано раньше'
