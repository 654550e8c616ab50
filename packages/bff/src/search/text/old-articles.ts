import { TextRows } from '../byte-rows.ts'
import { type Column, type IndexData, sharedUint32, uint32Column } from '../columns.ts'
import type { Locate, ReplacedRow } from '../source.ts'
import { compareBytes, sortedKeys } from './article-keys.ts'
import { firstPlace } from './vocabulary.ts'

/** Stores discontinued articles, normalised and sorted like articles, each with the position of its replacement. */
export const storeOldArticles = async (
  replaced: AsyncIterable<readonly ReplacedRow[]>,
  locate: Locate,
  columns: Record<string, Column>,
): Promise<void> => {
  const known: { article: string; position: number }[] = []
  for await (const rows of replaced) {
    for (const { article, replacementId } of rows) {
      const position = locate(replacementId)
      if (position !== undefined) known.push({ article, position })
    }
  }
  const articles = new TextRows(known.length)
  known.forEach(({ article }, row) => {
    articles.set(row, article)
  })
  const { order, starts, bytes } = sortedKeys(articles)
  articles.release()
  const positions = sharedUint32(order.length)
  order.forEach((row, place) => {
    positions[place] = known[row]?.position ?? 0
  })
  columns['old-article-positions'] = positions
  columns['old-article-starts'] = starts
  columns['old-article-bytes'] = bytes
}

export type OldArticles = {
  /** Positions of the replacements of products with exactly this article. */
  find: (key: readonly number[]) => Uint32Array
}

export const openOldArticles = (data: IndexData): OldArticles => {
  const positions = uint32Column(data, 'old-article-positions')
  const starts = uint32Column(data, 'old-article-starts')
  const column = data.columns['old-article-bytes']
  const bytes = column instanceof Uint8Array ? column : new Uint8Array(0)
  const compare = (place: number, key: readonly number[]): number =>
    compareBytes(bytes, starts[place] as number, starts[place + 1] as number, key, false)
  return {
    find: (key) => {
      const from = firstPlace(positions.length, (place) => compare(place, key) >= 0)
      const end = firstPlace(positions.length, (place) => compare(place, key) > 0)
      return positions.subarray(from, end)
    },
  }
}
