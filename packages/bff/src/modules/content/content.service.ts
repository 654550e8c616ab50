import type { ContentPage } from '@isp/contract'
import { builtInPages } from '@isp/contract/content-urls'
import { AppError } from '../../kernel/app-error.ts'
import type { Database } from '../../kernel/database.ts'
import type { LiveBlocks } from '../education/live/live-blocks.service.ts'
import { blocksOf } from '../education/markdown.index.ts'
import { selectPage } from './content.sql.ts'

export type ContentService = {
  /**
   * Null: the shop has a built-in text, and no other version is published.
   * @throws AppError CONTENT_PAGE_NOT_FOUND
   */
  page(slug: string): Promise<ContentPage | null>
}

type Context = { database: Database; liveBlocks: LiveBlocks }

export const createContentService = ({ database, liveBlocks }: Context): ContentService => ({
  page: async (slug) => {
    const [page] = await selectPage(database, slug)
    if (!page && builtInPages.includes(slug)) return null
    if (!page) throw new AppError('CONTENT_PAGE_NOT_FOUND')
    const { hasSource: _, ...shown } = page
    const blocks = await liveBlocks(blocksOf(page))
    return { ...shown, blocks, updatedAt: page.updatedAt.toISOString() }
  },
})
