import type { FieldError } from './fields/field-codes.ts'
import type { errorStatuses } from './generated/errors.ts'

export type { ErrorParams } from './error-params.ts'
export * from './generated/errors.ts'

export type ErrorCode = keyof typeof errorStatuses

/** The one error body of the API (§8). `message` is Russian and fit to show; `requestId` finds the log line. */
export type ErrorBody = {
  statusCode: number
  code: string
  message: string
  requestId: string
  /** Address of the paragraph of the help that says what to do. */
  help?: string
  /** All wrong fields at once; absent when the refusal is about none. */
  fields?: readonly FieldError[]
}
