import { MAX_QUANTITY } from '@isp/contract/limits'

/** D21: a positive whole number, not absurdly large. */
export const isQuantity = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= MAX_QUANTITY
