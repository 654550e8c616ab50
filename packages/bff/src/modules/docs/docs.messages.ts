export const docsMessages = {
  title: 'ИСП: описание API',
  needsScript: 'Эта страница собирается в браузере: включите JavaScript или откройте',
} as const
