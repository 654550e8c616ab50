import type { ErrorCode, ErrorParams } from '@isp/contract/errors'

/** A file that cannot be read as a whole; thrown in the thread, which knows nothing about requests. */
export class WorkbookRefusal extends Error {
  readonly code: ErrorCode
  readonly params: ErrorParams

  constructor(code: ErrorCode, params: ErrorParams = {}) {
    super(code)
    this.code = code
    this.params = params
  }
}
