export const releasesErrors = {
  CANARY_NOT_FOUND: 404,
  CANARY_RUNNING: 409,
  RELEASE_SERVED: 409,
  RELEASE_WITHDRAWN: 409,
} as const
