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

const plain = (given: number | string): string =>
  String(given)
    .trim()
    .replaceAll(/[\s\u{A0}]/gu, '')
    .replace(',', '.')
    .replace('\u2212', '-')

const money = (
  whole: number,
  decimals: number,
  isFit: (amount: number) => boolean = () => true,
  min = 0,
) => {
  const shape = new RegExp(`^-?\\d{1,${whole}}(\\.\\d{1,${decimals}})?$`)
  return z
    .union([z.number(), z.string().max(40)])
    .transform(plain)
    .pipe(
      z.string().superRefine((text, context) => {
        if (!shape.test(text))
          context.addIssue(issueOf({ code: 'INVALID', params: { rule: 'MONEY', whole, decimals } }))
        else if (!isFit(Number(text)))
          context.addIssue(issueOf({ code: 'TOO_SMALL', params: { min } }))
      }),
    )
    .meta({ description: 'Рубли: число или строка, разделитель — точка или запятая' })
}

/** Roubles as a number or as text, with a point or a comma; a decimal text comes out. */
export const moneyField = () => money(12, 2, (amount) => amount >= 0)
/** The same where it may be owed the other way round. */
export const balanceField = () => money(12, 2)
/** The same where nothing is sold for nothing. */
export const positiveMoneyField = () => money(12, 2, (amount) => amount >= 0.01, 0.01)
/** Of one piece, in roubles or in a foreign currency; VAT and rates are counted of all its decimals, then it is rounded to a kopeck. */
export const priceField = () => money(10, 6, (amount) => amount >= 0.01, 0.01)

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

const FIRST_DAY = '1900-01-01'

const notTooEarly = (day: string, context: z.core.$RefinementCtx<string>): void => {
  if (day < FIRST_DAY)
    context.addIssue(issueOf({ code: 'DATE_TOO_EARLY', params: { min: FIRST_DAY } }))
}

const dayOfPeople = () => z.iso.date({ error: 'DATE_FORMAT' }).superRefine(notTooEarly)

/** A day as 2026-01-31, 31.01.2026, 20260131 or with a time behind it, as 1C writes it; an ISO day comes out. */
export const dateField = () =>
  z
    .string()
    .max(40)
    .transform(isoOf)
    .pipe(dayOfPeople())
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
    .pipe(dayOfPeople().nullable())
    .meta({ description: 'ГГГГ-ММ-ДД, ДД.ММ.ГГГГ или дата 1С; null — даты нет' })

const momentSpellings = [
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?)?$/,
  /^(\d{4})(\d\d)(\d\d)(?:(\d\d)(\d\d)(\d\d))?$/,
]

/** A day, or a day and a time of Moscow; both come out with a time, so that later ones stand behind earlier ones. */
export const momentField = () =>
  z
    .string()
    .max(40)
    .transform((given) => {
      const text = given.trim().replace(/^(\d\d)\.(\d\d)\.(\d{4})/, '$3-$2-$1')
      const parts = momentSpellings.flatMap((spelling) => spelling.exec(text)?.slice(1) ?? [])
      const [year, month, day, ...time] = parts
      const clock = [0, 1, 2].map((at) => time[at] ?? '00').join(':')
      return parts.length > 0 ? `${year}-${month}-${day}T${clock}` : text
    })
    .pipe(z.iso.datetime({ local: true, error: 'DATE_FORMAT' }).superRefine(notTooEarly))
    .meta({ description: 'ГГГГ-ММ-ДД, ДД.ММ.ГГГГ, со временем Москвы или без него, или дата 1С' })
