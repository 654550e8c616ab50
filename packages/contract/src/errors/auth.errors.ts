export const authErrors = {
  LOGIN_FAILED: 403,
  ACCOUNT_BLOCKED: 403,
  REFRESH_REJECTED: 401,
} as const
