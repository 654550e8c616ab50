import type { FieldError } from './fields/field-codes.ts'

export type { ErrorParams } from './error-params.ts'

/** Every error code that the BFF may answer with, and its HTTP status. The Russian text lives in i18n, by the same code. */
export const errorStatuses = {
  REQUEST_INVALID: 400,
  REQUEST_BODY_UNREADABLE: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  ROUTE_NOT_FOUND: 404,
  SECTION_NOT_FOUND: 404,
  PRODUCT_NOT_FOUND: 404,
  BRAND_NOT_FOUND: 404,
  PAGE_NOT_FOUND: 404,
  LOGIN_FAILED: 403,
  ACCOUNT_BLOCKED: 403,
  REFRESH_REJECTED: 401,
  COMPANY_FORBIDDEN: 403,
  COMPANY_REQUIRED: 409,
  COMPANY_NOT_ACTIVE: 403,
  AGREEMENT_REQUIRED: 409,
  ROLE_FORBIDDEN: 403,
  BASKET_LINE_NOT_FOUND: 404,
  BASKET_EMPTY: 409,
  BASKET_CHANGED: 409,
  PRODUCT_NOT_ORDERABLE: 409,
  DELIVERY_METHOD_NOT_FOUND: 404,
  DELIVERY_ADDRESS_REQUIRED: 400,
  ORDER_NOT_FOUND: 404,
  JOB_NOT_FOUND: 404,
  FILE_NOT_FOUND: 404,
  FILE_ALREADY_UPLOADED: 409,
  FILE_NAME_INVALID: 400,
  FILE_MISSING: 400,
  FILE_BROKEN_OFF: 400,
  FILE_TOO_LARGE: 413,
  FILES_TOO_MANY: 413,
  FILE_TYPE_REFUSED: 415,
  FILE_QUOTA_EXCEEDED: 429,
  STORAGE_FULL: 507,
  IDEMPOTENCY_KEY_REQUIRED: 400,
  IDEMPOTENCY_KEY_REUSED: 422,
  METHOD_NOT_ALLOWED: 405,
  REQUEST_TOO_LARGE: 413,
  MEDIA_TYPE_UNSUPPORTED: 415,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_ERROR: 500,
  DATABASE_UNAVAILABLE: 503,
  CATALOG_NOT_READY: 503,
  SERVER_OVERLOADED: 503,
} as const satisfies Record<string, number>

export type ErrorCode = keyof typeof errorStatuses

/** The one error body of the API (§8). `message` is Russian and fit to show; `requestId` finds the log line. */
export type ErrorBody = {
  statusCode: number
  code: string
  message: string
  requestId: string
  /** All wrong fields at once; absent when the refusal is about none. */
  fields?: readonly FieldError[]
}
