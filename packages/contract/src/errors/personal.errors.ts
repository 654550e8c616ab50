export const personalErrors = {
  PERSON_NOT_FOUND: 404,
  SESSION_NOT_FOUND: 404,
} as const
