/** What the operator has to do about a failure. */
export type S3Fault =
  /** No answer, too late, or 5xx: may be over in a moment. */
  | 'unavailable'
  /** The key is unknown or the signature wrong, or clocks differ. */
  | 'key-refused'
  /** The key may not do this, as in a bucket that is read-only. */
  | 'forbidden'
  | 'no-bucket'
  | 'no-object'
  /** Quota or disk. */
  | 'full'
  /** Anything else that the service says no to. */
  | 'refused'

/** A failure of the S3-compatible service; `message` names its code, never the key. */
export class S3Error extends Error {
  override readonly name = 'S3Error'
  readonly fault: S3Fault
  constructor(fault: S3Fault, message: string, options: { cause?: unknown } = {}) {
    super(message, options)
    this.fault = fault
  }
}

const keyCodes =
  /^(InvalidAccessKeyId|SignatureDoesNotMatch|RequestTimeTooSkewed|AuthorizationHeader)/
const fullCodes =
  /^(QuotaExceeded|EntityTooLarge|TooManyObjects|XMinioStorageFull|InsufficientStorage)/

/** Meaning of an answer that is no success; `code` is that of the XML body. */
export const faultOf = (status: number, code: string): S3Fault => {
  if (status === 507 || fullCodes.test(code)) return 'full'
  if (code === 'NoSuchBucket') return 'no-bucket'
  if (status === 404) return 'no-object'
  if (keyCodes.test(code)) return 'key-refused'
  if (status === 403 || status === 405 || status === 401) return 'forbidden'
  if (status >= 500 || status === 429 || status === 408) return 'unavailable'
  return 'refused'
}
