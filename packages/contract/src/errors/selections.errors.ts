export const selectionsErrors = {
  SELECTION_NOT_FOUND: 404,
  SELECTION_EXISTS: 409,
  SELECTIONS_FULL: 409,
} as const
