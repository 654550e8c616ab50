import * as z from 'zod'
import { issueOf } from '../fields/field-schemas.ts'
import {
  isZeroPrice,
  readDecimal,
  readStock,
  readVatRate,
  withoutZeros,
} from '../loaded-numbers.ts'

/** Numbers of records that an accounting system sends (D64): as numbers or as text, read by `readDecimal`. */

type Context = z.core.$RefinementCtx<number | string>

const refuse = (context: Context, code: 'INVALID' | 'REQUIRED', params = {}): never => {
  context.addIssue(issueOf({ code, params }))
  return z.NEVER
}
const tooSmall = (context: Context, min: number): void =>
  context.addIssue(issueOf({ code: 'TOO_SMALL', params: { min } }))
const tooBig = (context: Context, max: number): void =>
  context.addIssue(issueOf({ code: 'TOO_BIG', params: { max } }))

const given = () => z.union([z.number(), z.string().max(60)])
const isBlank = (value: number | string): boolean =>
  typeof value === 'string' && value.trim() === ''

type Shape = { whole: number; decimals: number }

/** As it came, without zeros that are too many; null when it has more digits than it may. */
const fitted = (decimal: string, { whole, decimals }: Shape): string | null => {
  const shape = new RegExp(`^-?\\d{1,${whole}}(\\.\\d{1,${decimals}})?$`)
  if (shape.test(decimal)) return decimal
  const short = withoutZeros(decimal)
  return shape.test(short) ? short : null
}

const SIGNIFICANT = 15

/** A number of all the digits that a sender's arithmetic has, 100 / 3, is meant to be rounded. */
const cut = (decimal: string, decimals: number): string =>
  decimal.replace(/^-?0*\.?0*/, '').replace('.', '').length < SIGNIFICANT
    ? decimal
    : decimal.replace(new RegExp(`(\\.\\d{${decimals}})\\d+$`), '$1')

const decimalField = (
  shape: Shape,
  { min = 0, isFit = (_decimal: string): boolean => true, isCut = false } = {},
) =>
  given()
    .transform((value, context) => {
      if (isBlank(value)) return refuse(context, 'REQUIRED')
      const decimal = readDecimal(value)
      const amount =
        decimal === null ? null : fitted(isCut ? cut(decimal, shape.decimals) : decimal, shape)
      if (amount === null) return refuse(context, 'INVALID', { rule: 'MONEY', ...shape })
      if (!isFit(amount)) tooSmall(context, min)
      return amount
    })
    .meta({ description: 'Рубли: число или строка, разделитель — точка или запятая' })

const isPositive = (amount: string): boolean => !amount.startsWith('-')
const isPaid = (amount: string): boolean => isPositive(amount) && !isZeroPrice(amount)

const sum: Shape = { whole: 12, decimals: 2 }
const unitPrice: Shape = { whole: 10, decimals: 6 }

/** Roubles as a number or as text, with a point or a comma; a decimal text comes out. */
export const moneyField = () => decimalField(sum, { isFit: isPositive })
/** The same where it may be owed the other way round. */
export const balanceField = () => decimalField(sum)
/** The same where nothing is sold for nothing. */
export const positiveMoneyField = () => decimalField(sum, { isFit: isPaid, min: 0.01 })
/**
 * Of one piece, in roubles or in a foreign currency; VAT and rates are counted of all its decimals, then it is rounded to a
 * kopeck. Nothing: a price on request.
 */
export const priceField = () => decimalField(unitPrice, { isFit: isPositive, isCut: true })
/** The same from a quantity on: there nothing is on request. */
export const stepPriceField = () =>
  decimalField(unitPrice, { isFit: isPaid, min: 0.01, isCut: true })

type Range = { min: number; max: number }

const inRange = (value: number, { min, max }: Range, context: Context): number => {
  if (value < min) tooSmall(context, min)
  else if (value > max) tooBig(context, max)
  return value
}

/** A whole number; 12.0 is one. */
export const wholeField = (range: Range) =>
  given()
    .transform((value, context) => {
      if (isBlank(value)) return refuse(context, 'REQUIRED')
      const decimal = withoutZeros(readDecimal(value) ?? '.')
      if (!/^-?\d+$/.test(decimal)) return refuse(context, 'INVALID', { rule: 'WHOLE_NUMBER' })
      return inRange(Number(decimal), range, context)
    })
    .meta({ description: `Целое число от ${range.min} до ${range.max}, числом или строкой` })

/** Any number of a range. */
export const numberField = (range: Range) =>
  given()
    .transform((value, context) => {
      if (isBlank(value)) return refuse(context, 'REQUIRED')
      const decimal = readDecimal(value)
      if (decimal === null) return refuse(context, 'INVALID', { rule: 'NUMBER' })
      return inRange(Number(decimal), range, context)
    })
    .meta({ description: `Число от ${range.min} до ${range.max}, числом или строкой` })

/** Pieces that lie there; below zero there are none. A decimal text comes out, for `readStock`. */
export const stockField = (max: number) =>
  given()
    .transform((value, context) => {
      if (isBlank(value)) return refuse(context, 'REQUIRED')
      const decimal = readDecimal(value)
      if (decimal === null) return refuse(context, 'INVALID', { rule: 'NUMBER' })
      inRange(readStock(decimal).pieces, { min: 0, max }, context)
      return decimal
    })
    .meta({ description: 'Штук: меньше нуля — ноль, доли отбрасываются' })

export const vatRateField = () =>
  given()
    .transform((value, context) => {
      if (isBlank(value)) return refuse(context, 'REQUIRED')
      return readVatRate(value) ?? refuse(context, 'INVALID', { rule: 'VAT_RATE' })
    })
    .meta({ description: 'Ставка НДС, процентов: 22, «22%» или «Без НДС»' })
