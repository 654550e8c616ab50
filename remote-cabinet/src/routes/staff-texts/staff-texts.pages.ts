import type { LazyPage } from '@isp/federation/page'
import { Page as Text } from './staff-text.page.tsx'
import { Page as List } from './staff-texts.page.tsx'
import { Page as Topics } from './staff-topics.page.tsx'

export const pages = {
  list: { Page: List },
  text: { Page: Text },
  topics: { Page: Topics },
} as const satisfies Record<string, LazyPage>
