export const feedbackErrors = {
  FEEDBACK_SUSPECT: 422,
} as const
