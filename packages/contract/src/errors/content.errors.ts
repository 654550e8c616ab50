export const contentErrors = {
  CONTENT_PAGE_NOT_FOUND: 404,
} as const
