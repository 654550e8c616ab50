import * as z from 'zod'
import { issueOf } from '../fields/field-schemas.ts'
import {
  isZeroPrice,
  readDecimal,
  readStock,
  readVatRate,
  withoutZeros,
} from '../loaded-numbers.ts'

/** Numbers in records of an accounting system (D64): JSON numbers or text, parsed by `readDecimal`. */

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

/** The number, if necessary without trailing zeros; null if it has more digits than allowed. */
const fitted = (decimal: string, { whole, decimals }: Shape): string | null => {
  const shape = new RegExp(`^-?\\d{1,${whole}}(\\.\\d{1,${decimals}})?$`)
  if (shape.test(decimal)) return decimal
  const short = withoutZeros(decimal)
  return shape.test(short) ? short : null
}

const SIGNIFICANT = 15

/** Cuts excess decimals of a number with all 15 digits of floating point, such as 100 / 3; shorter numbers are left as they are. */
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

/** Roubles as a number or text, with a point or a comma; the output is a decimal text. */
export const moneyField = () => decimalField(sum, { isFit: isPositive })
/** The same, also negative: a debt in the other direction. */
export const balanceField = () => decimalField(sum)
/** The same, but greater than zero. */
export const positiveMoneyField = () => decimalField(sum, { isFit: isPaid, min: 0.01 })
/**
 * Price of one piece in roubles or a foreign currency. VAT and exchange rates are applied to all decimals before
 * rounding to kopecks. Zero means "price on request".
 */
export const priceField = () => decimalField(unitPrice, { isFit: isPositive, isCut: true })
/** Price from a quantity on; must be greater than zero. */
export const stepPriceField = () =>
  decimalField(unitPrice, { isFit: isPaid, min: 0.01, isCut: true })

type Range = { min: number; max: number }

const inRange = (value: number, { min, max }: Range, context: Context): number => {
  if (value < min) tooSmall(context, min)
  else if (value > max) tooBig(context, max)
  return value
}

/** A whole number within the range; 12.0 is accepted. */
export const wholeField = (range: Range) =>
  given()
    .transform((value, context) => {
      if (isBlank(value)) return refuse(context, 'REQUIRED')
      const decimal = withoutZeros(readDecimal(value) ?? '.')
      if (!/^-?\d+$/.test(decimal)) return refuse(context, 'INVALID', { rule: 'WHOLE_NUMBER' })
      return inRange(Number(decimal), range, context)
    })
    .meta({ description: `Целое число от ${range.min} до ${range.max}, числом или строкой` })

/** A number within the range. */
export const numberField = (range: Range) =>
  given()
    .transform((value, context) => {
      if (isBlank(value)) return refuse(context, 'REQUIRED')
      const decimal = readDecimal(value)
      if (decimal === null) return refuse(context, 'INVALID', { rule: 'NUMBER' })
      return inRange(Number(decimal), range, context)
    })
    .meta({ description: `Число от ${range.min} до ${range.max}, числом или строкой` })

/** Pieces in stock; a negative number is accepted and means none. The output is a decimal text for `readStock`. */
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
