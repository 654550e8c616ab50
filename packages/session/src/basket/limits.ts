import { MAX_QUANTITY } from '@isp/contract/limits'

/** D21: whether the value is a whole number from 1 to MAX_QUANTITY. */
export const isQuantity = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= MAX_QUANTITY
