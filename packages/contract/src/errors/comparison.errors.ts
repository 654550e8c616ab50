export const comparisonErrors = {
  COMPARISON_FULL: 409,
} as const
