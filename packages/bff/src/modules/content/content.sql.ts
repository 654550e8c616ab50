import type { ContentPage } from '@isp/contract'
import type { Database } from '../../kernel/database.ts'

export type ContentPageRow = Omit<ContentPage, 'updatedAt'> & {
  updatedAt: Date
  hasSource: boolean
}

export const selectPage = (database: Database, slug: string): Promise<ContentPageRow[]> =>
  database.query({
    name: 'content.page',
    text: `select slug, title, description, lead, blocks, updated_at as "updatedAt",
                  version_id is not null as "hasSource"
             from shown_page where slug = $1`,
    values: [slug],
  })
