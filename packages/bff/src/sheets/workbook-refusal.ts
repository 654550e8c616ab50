import type { ErrorCode, ErrorParams } from '@isp/contract/errors'

/** The file as a whole cannot be taken; thrown inside the thread, where nothing knows of requests. */
export class WorkbookRefusal extends Error {
  readonly code: ErrorCode
  readonly params: ErrorParams

  constructor(code: ErrorCode, params: ErrorParams = {}) {
    super(code)
    this.code = code
    this.params = params
  }
}
