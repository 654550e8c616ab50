import { type ErrorCode, type ErrorParams, errorStatuses } from '@isp/contract/errors'
import type { FieldCode, FieldError } from '@isp/contract/fields'

/** What refuses TOO_MANY_REQUESTS before or instead of work; without it a rule of a module does (attempts, codes). */
export type Limit = 'visitor' | 'address' | 'cost' | 'turn'

type Options = {
  cause?: unknown
  /** For metrics; the caller is not told. */
  limit?: Limit
  /** Invalid fields of the request; a form shows each error at its field. */
  fields?: readonly FieldError[]
}

/**
 * An expected failure, reported to the caller by its code of the contract. The text comes from i18n. `cause` goes to
 * the log and never leaves the server.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly statusCode: number
  readonly params: ErrorParams
  readonly fields: readonly FieldError[]
  readonly limit: Limit | undefined

  constructor(
    code: ErrorCode,
    params: ErrorParams = {},
    { fields = [], limit, ...options }: Options = {},
  ) {
    super(code, options)
    this.name = 'AppError'
    this.code = code
    this.statusCode = errorStatuses[code]
    this.params = params
    this.fields = fields
    this.limit = limit
  }
}

/** A field error that the server itself finds, for `fields` of an AppError. */
export const fieldError = (
  path: string,
  code: FieldCode,
  params: ErrorParams = {},
): FieldError => ({
  path,
  code,
  params,
})

/** REQUEST_INVALID with these fields; the message names the first. */
export const invalidFields = (first: FieldError, ...others: readonly FieldError[]): AppError =>
  new AppError('REQUEST_INVALID', { field: first.path }, { fields: [first, ...others] })

/** Stops a command or the start of the server; the message is one sentence for the operator. */
export class StartupError extends Error {
  constructor(message: string, options: { cause?: unknown } = {}) {
    super(message, options)
    this.name = 'StartupError'
  }
}
