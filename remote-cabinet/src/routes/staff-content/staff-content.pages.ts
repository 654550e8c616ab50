import type { LazyPage } from '@isp/federation/page'
import { Page as Misses } from './staff-misses.page.tsx'
import { Page as Notice } from './staff-notice.page.tsx'
import { Page as Promo } from './staff-promo.page.tsx'
import { Page as Rates } from './staff-rates.page.tsx'
import { Page as Synonyms } from './staff-synonyms.page.tsx'

export const pages = {
  promo: { Page: Promo },
  synonyms: { Page: Synonyms },
  misses: { Page: Misses },
  notice: { Page: Notice },
  rates: { Page: Rates },
} as const satisfies Record<string, LazyPage>
