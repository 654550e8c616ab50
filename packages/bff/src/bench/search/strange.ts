import type { CatalogIndex } from '../../search/catalog-index.ts'
import { strangeQuestions } from './questions/strange.messages.ts'

export type Strange = {
  asked: number
  /** The input that blocked the event loop longest, and for how many milliseconds. */
  slowest: { asked: string; ms: number }
}

/** A question is answered without yielding, so its duration is what everybody else has to wait. */
export const askStrange = (index: CatalogIndex, now = () => performance.now()): Strange => {
  let slowest = { asked: '', ms: 0 }
  for (const text of strangeQuestions) {
    const begun = now()
    index.list({
      ...{ sectionId: null, brandId: null, text, filters: [], price: null, priceTypeId: 1 },
      ...{ sort: 'popular', offset: 0, limit: 20 },
    })
    index.suggest(text, { products: 6, sections: 4, brands: 3 })
    const ms = now() - begun
    if (ms > slowest.ms) slowest = { asked: text, ms }
  }
  return { asked: strangeQuestions.length, slowest }
}
