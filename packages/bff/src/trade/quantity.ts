import type { ExcelReasonCode } from '@isp/contract'
import { MAX_QUANTITY } from '@isp/contract/limits'

export type Quantity = { value: number } | { reason: ExcelReasonCode }

/** «1 000», «5 шт.», «5,0», «1e9»: a number as people and tables write it, with a unit at most. */
const NUMBER = /^([+-]?\d[\d\s]*(?:[.,]\d+)?(?:e[+-]?\d{1,3})?)\s*(?:\p{L}{1,6}\.?)?$/iu
const MAX_LENGTH = 40

/** D21: a positive whole number, not absurdly large. */
export const readQuantity = (given: number | string | null): Quantity => {
  if (given === null || given === '') return { reason: 'NO_QUANTITY' }
  const value = typeof given === 'number' ? given : toNumber(given)
  if (value === null || !Number.isFinite(value)) return { reason: 'QUANTITY_NOT_NUMBER' }
  if (value <= 0) return { reason: 'QUANTITY_TOO_SMALL' }
  if (value > MAX_QUANTITY) return { reason: 'QUANTITY_TOO_BIG' }
  return Number.isInteger(value) ? { value } : { reason: 'QUANTITY_NOT_WHOLE' }
}

/** D21, as `fitting_quantity` of the database has it. */
export const fittingQuantity = (
  quantity: number,
  { minOrderQuantity, multiplicity }: { minOrderQuantity: number; multiplicity: number },
): number => Math.ceil(Math.max(quantity, minOrderQuantity) / multiplicity) * multiplicity

const toNumber = (text: string): number | null => {
  const trimmed = text.trim()
  if (trimmed.length > MAX_LENGTH) return null
  const [, digits] = NUMBER.exec(trimmed) ?? []
  return digits === undefined ? null : Number(digits.replace(/\s/g, '').replace(',', '.'))
}
