export const constructorsErrors = {
  CONSTRUCTOR_NOT_FOUND: 404,
  CONSTRUCTOR_CONFIGURATION_INVALID: 422,
} as const
