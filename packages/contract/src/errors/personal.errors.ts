export const personalErrors = {
  PERSON_NOT_FOUND: 404,
  SESSION_NOT_FOUND: 404,
  LOGIN_NOT_CONFIRMED: 409,
} as const
