export const filesErrors = {
  FILE_NOT_FOUND: 404,
  FILE_ALREADY_UPLOADED: 409,
  ASSET_IN_USE: 409,
  FILE_NAME_INVALID: 400,
  FILE_MISSING: 400,
  FILE_BROKEN_OFF: 400,
  FILE_TOO_LARGE: 413,
  FILES_TOO_MANY: 413,
  FILE_TYPE_REFUSED: 415,
  FILE_QUOTA_EXCEEDED: 429,
  STORAGE_FULL: 507,
  /** The store of file content does not answer, or answers with something else than what was stored. */
  STORAGE_UNAVAILABLE: 503,
} as const
