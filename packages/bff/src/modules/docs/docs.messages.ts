import { SITE_NAME } from '@isp/contract/site'

export const docsMessages = {
  title: `${SITE_NAME}: описание API`,
  needsScript: 'Эта страница собирается в браузере: включите JavaScript или откройте',
} as const
