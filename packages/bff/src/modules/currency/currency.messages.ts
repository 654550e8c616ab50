import { formatDateShort, formatNumber } from '@isp/i18n'

/** Reasons for refusing a list of rates, and the result of an accepted one. */
export const currencyMessages = {
  refused: (reason: string) => `Курсы не взяты, остаются прежние: ${reason}.`,
  unreadable: (reason: string) => `файл не читается (${reason})`,
  tooLong: 'ответ длиннее 1 МБ',
  encoding: (name: string) => `кодировка «${name}», а нужна windows-1251 или UTF-8`,
  bytes: (encoding: string) => `в ответе есть байты не из кодировки ${encoding}`,
  doctype: 'в ответе есть DOCTYPE',
  tooDeep: 'элементы вложены слишком глубоко',
  tooDear: 'список разбирается слишком долго',
  syntax: (reason: string) => `ответ — не правильный XML (${reason})`,
  root: 'в ответе нет списка ValCurs',
  day: (day: string) => `дата «${day}» не годится`,
  future: (day: string, asked: string) => `дата ${day} позже запрошенной ${asked}`,
  twice: (code: string) => `валюта ${code} названа дважды`,
  wrong: (code: string, field: string, value: string) =>
    `у валюты ${code} не годится ${field} «${value}»`,
  rateStays: (rate: number, nominal: number, day: string) =>
    `остался прежний курс ${formatNumber(rate)} за ${formatNumber(nominal)}, с ${formatDateShort(day)}`,
  taken: (day: string, codes: readonly string[]) =>
    codes.length === 0
      ? `На ${day} новых курсов нет.`
      : `На ${day} записаны курсы: ${codes.join(', ')}.`,
  kept: (codes: readonly string[]) => `Заданы сотрудниками и оставлены: ${codes.join(', ')}.`,
  absent: (codes: readonly string[]) => `Не названы, остаются прежние: ${codes.join(', ')}.`,
} as const
