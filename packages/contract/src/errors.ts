import type { FieldError } from './fields/field-codes.ts'
import type { errorStatuses } from './generated/errors.ts'

export type { ErrorParams } from './error-params.ts'
export * from './generated/errors.ts'

export type ErrorCode = keyof typeof errorStatuses

/** Error body of the whole API (§8). `message` is Russian and can be shown; `requestId` finds the log line. */
export type ErrorBody = {
  statusCode: number
  code: string
  message: string
  requestId: string
  /** Address of the help paragraph that explains what to do. */
  help?: string
  /** All invalid fields at once; absent if the error is not about fields. */
  fields?: readonly FieldError[]
}
