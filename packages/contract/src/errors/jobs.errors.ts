export const jobsErrors = {
  JOB_NOT_FOUND: 404,
} as const
