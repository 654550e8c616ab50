import type { Database } from '../../kernel/database.ts'
import { inTurns } from '../../kernel/turns.ts'
import { type GoodsWords, goodsWordsOf } from '../../pasted/goods-words.ts'
import type { Catalogue, Meaning } from '../../pasted/known-goods.ts'
import type { PastedLine } from '../../pasted/read-pasted.ts'
import { type AskedGoods, understand } from '../../pasted/understand.ts'
import type { CatalogArticles, NamedByArticle } from '../goods/lists/catalog-articles.service.ts'

/** Finds the goods that people ask for in lines of text, whether these were pasted or stand in cells of a file. */
export type AskedGoodsReader = {
  /**
   * The goods of each line, in the order of the lines; the company's own numbers count too. Works in parts, so that other
   * requests are served in between.
   */
  read(lines: readonly PastedLine[], companyId: number | null): Promise<AskedGoods[][]>
}

type Ports = { database: Database; articles: CatalogArticles }

/** Lines of one part: a few milliseconds of CPU time. */
const PART = 50
/** Lines understood without a pause: one line may name a hundred goods. */
const AT_ONCE = 5

const meaningOf = (found: NamedByArticle | undefined): Meaning | null => {
  switch (found?.kind) {
    case 'one':
      return { ids: [found.productId], isSold: true }
    case 'several':
      return { ids: found.productIds, isSold: true }
    case 'gone':
      return { ids: found.productIds, isSold: false }
    default:
      return null
  }
}

const wordsOf = ({ ids }: Meaning, texts: ReadonlyMap<number, string>): GoodsWords =>
  goodsWordsOf(ids.map((id) => texts.get(id) ?? '').join(' '))

export const createAskedGoods = ({ database, articles }: Ports): AskedGoodsReader => {
  const catalogueOf = async (
    lines: readonly PastedLine[],
    companyId: number | null,
  ): Promise<Catalogue> => {
    const names = lines.flatMap(({ readings, parted }) =>
      [...readings, ...(parted?.readings ?? [])].map(({ article }) => article),
    )
    const named = await articles.byArticles(database, [...new Set(names)], companyId)
    const meanings = new Map([...named].map(([article, found]) => [article, meaningOf(found)]))
    const ids = [...meanings.values()].flatMap((meaning) => meaning?.ids ?? [])
    const texts = await articles.texts(database, [...new Set(ids)])
    const known = new Map<string, GoodsWords>()
    for await (const some of inTurns([...meanings.values()], PART)) {
      for (const meaning of some)
        if (meaning) known.set(meaning.ids.join(), wordsOf(meaning, texts))
    }
    return {
      meaningOf: (article) => meanings.get(article) ?? null,
      wordsOf: (ids) => known.get(ids.join()) ?? goodsWordsOf(''),
    }
  }
  return {
    read: async (lines, companyId) => {
      const read: AskedGoods[][] = []
      for await (const part of inTurns(lines, PART)) {
        const catalogue = await catalogueOf(part, companyId)
        for await (const some of inTurns(part, AT_ONCE)) {
          read.push(...some.map((line) => understand(line, catalogue)))
        }
      }
      return read
    },
  }
}
