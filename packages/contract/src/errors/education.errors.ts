export const educationErrors = {
  ARTICLE_NOT_FOUND: 404,
  TOPIC_NOT_FOUND: 404,
} as const
