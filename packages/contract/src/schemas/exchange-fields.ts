import * as z from 'zod'
import { issueOf } from '../fields/field-schemas.ts'
import { visible } from '../fields/text-rule.ts'

/** Fields of records that an accounting system sends: its ids, names, money in roubles, days in two spellings. */

/** The accounting system's own id of something; nothing else is ever asked of it. */
export const externalIdField = () =>
  z
    .string()
    .trim()
    .min(1)
    .max(100)
    .regex(/^\P{C}+$/u)

export const textField = (maxLength: number) =>
  z
    .string()
    .overwrite((text) => visible(text).replaceAll(/\s+/g, ' ').trim())
    .min(1)
    .max(maxLength)

/** Roubles (or units of a foreign currency) as a number or as text, with a point or a comma; a decimal text comes out. */
export const moneyField = ({ isFine = false, isSigned = false } = {}) =>
  z
    .union([z.number(), z.string()])
    .transform((given) =>
      String(given)
        .trim()
        .replaceAll(/[\s\u{A0}]/gu, '')
        .replace(',', '.'),
    )
    .pipe(
      z.string().superRefine((text, context) => {
        if (text.startsWith('-') && !isSigned)
          context.addIssue(issueOf({ code: 'TOO_SMALL', params: { min: 0 } }))
        else if (!(isFine ? /^\d{1,12}(\.\d{1,6})?$/ : /^-?\d{1,12}(\.\d{1,2})?$/).test(text))
          context.addIssue(issueOf({ code: 'INVALID' }))
      }),
    )
    .meta({ description: 'Рубли: число или строка, разделитель — точка или запятая' })

/** A decimal text of `moneyField` in kopecks. */
export const kopecksOf = (roubles: string): number => Math.round(Number(roubles) * 100)

const spellings = [/^(\d{4})-(\d\d)-(\d\d)(?:T.*)?$/, /^(\d{4})(\d\d)(\d\d)(?:\d{6})?$/] as const
const dotted = /^(\d\d)\.(\d\d)\.(\d{4})(?: .*)?$/

/** Empty for what 1C writes where there is no date. */
const isoOf = (given: string): string => {
  const text = given.trim()
  const reversed = dotted.exec(text)
  const parts = reversed
    ? [reversed[3], reversed[2], reversed[1]]
    : spellings.flatMap((spelling) => spelling.exec(text)?.slice(1, 4) ?? [])
  return parts.length === 3 ? parts.join('-') : text
}

/** A day as 2026-01-31, 31.01.2026, 20260131 or with a time behind it, as 1C writes it; an ISO day comes out. */
export const dateField = () =>
  z
    .string()
    .max(40)
    .transform(isoOf)
    .pipe(z.iso.date({ error: 'DATE_FORMAT' }))
    .meta({ description: 'ГГГГ-ММ-ДД, ДД.ММ.ГГГГ или дата 1С' })

/** The same where it may be absent: null, empty text and the empty date of 1C come out as null. */
export const noDateField = () =>
  z
    .string()
    .max(40)
    .nullable()
    .transform((given) => {
      const day = isoOf(given ?? '')
      return day === '' || day.startsWith('0001-') ? null : day
    })
    .pipe(z.iso.date({ error: 'DATE_FORMAT' }).nullable())
    .meta({ description: 'ГГГГ-ММ-ДД, ДД.ММ.ГГГГ или дата 1С; null — даты нет' })
