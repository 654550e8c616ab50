import type { FieldError } from '@isp/contract/fields'

const brand = Symbol.for('isp.ApiError')

type Answer = {
  status: number
  code: string
  message: string
  requestId: string | null
  help?: unknown
  cause?: unknown
  fields?: readonly FieldError[]
}

/** What a failed call throws (§8). `message` is Russian and fit to show; `status` 0 means that no answer came. */
export class ApiError extends Error {
  /** Shell and remotes each carry this class in their bundle: an error of one is an error for all of them. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value !== null && typeof value === 'object' && brand in value
  }

  override readonly name = 'ApiError'
  readonly [brand] = true
  declare readonly status: number
  declare readonly code: string
  declare readonly requestId: string | null
  /** All wrong fields of the request at once; empty when the refusal is about none. */
  declare readonly fields: readonly FieldError[]
  /** The paragraph of the help that says what to do. */
  declare readonly help?: string
  /** Set when a popup has shown the error, so that it is not shown again elsewhere. */
  declare isShown?: boolean

  constructor({ message, ...answer }: Answer) {
    super(message)
    Object.assign(this, { fields: [], ...answer })
  }

  /** Worth asking again: no answer, overload, or a server that is coming up. */
  get isRetryable(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500
  }
}
