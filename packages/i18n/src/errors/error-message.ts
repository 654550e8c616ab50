import type { ErrorParams } from '@isp/contract/errors'
import { formatNumber } from '../number.ts'

export type ErrorMessage = string | ((params: ErrorParams) => string)

/** Texts for all codes of one part of the contract: the type requires a text for each. */
export type ErrorMessages<Errors> = Readonly<Record<keyof Errors, ErrorMessage>>

export const shown = (value: string | number): string =>
  typeof value === 'number' ? formatNumber(value) : value
