import { type ErrorCode, type ErrorParams, errorStatuses } from '@isp/contract/errors'

/**
 * An outcome that the caller is told about, by its code of the contract. The text comes from i18n.
 * `cause` goes to the log and never leaves the server.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly statusCode: number
  readonly params: ErrorParams

  constructor(code: ErrorCode, params: ErrorParams = {}, options: { cause?: unknown } = {}) {
    super(code, options)
    this.name = 'AppError'
    this.code = code
    this.statusCode = errorStatuses[code]
    this.params = params
  }
}

/** Stops a command or the start of the server: its message is one sentence for whoever runs it. */
export class StartupError extends Error {
  constructor(message: string, options: { cause?: unknown } = {}) {
    super(message, options)
    this.name = 'StartupError'
  }
}
