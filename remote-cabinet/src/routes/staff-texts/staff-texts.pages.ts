import type { LazyPage } from '@isp/federation/page'
import { Page as Text } from './staff-text.page.tsx'
import { Page as List } from './staff-texts.page.tsx'

export const pages = { list: { Page: List }, text: { Page: Text } } as const satisfies Record<
  string,
  LazyPage
>
