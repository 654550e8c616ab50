import type { ErrorParams } from '@isp/contract/errors'
import { formatNumber } from '../number.ts'

export type ErrorMessage = string | ((params: ErrorParams) => string)

/** A text for each code of one part of the contract: the compiler refuses a code without one. */
export type ErrorMessages<Errors> = Readonly<Record<keyof Errors, ErrorMessage>>

export const shown = (value: string | number): string =>
  typeof value === 'number' ? formatNumber(value) : value
