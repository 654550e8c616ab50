import type { QuickOrderCheck, QuickOrderLine, QuickOrderProduct } from '@isp/contract'
import { QUICK_ORDER_MAX_LINES } from '@isp/contract/limits'
import { fittingQuantity } from '@isp/contract/trade-rules'
import { fieldError, invalidFields } from '../../kernel/app-error.ts'
import type { Database } from '../../kernel/database.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import type { PastedReader } from '../../pasted/pasted-reader.ts'
import type { PastedLine } from '../../pasted/read-pasted.ts'
import type { AskedGoods } from '../../pasted/understand.ts'
import type { CallerPriceTypes } from '../../trade/price-types.ts'
import { readQuantity } from '../../trade/quantity.ts'
import type { AskedGoodsReader } from '../basket/asked-goods.service.ts'
import {
  type NamedGoods,
  type ResolvedRow,
  reasonText,
  type Who,
} from '../basket/named-goods.service.ts'
import type { ArticleOffer, CatalogArticles } from '../goods/lists/catalog-articles.service.ts'
import { quickOrderMessages as messages } from './quick-order.messages.ts'

export type QuickOrder = {
  /** Resolves each pasted line, at the caller's prices. @throws AppError REQUEST_INVALID for too many lines */
  check(caller: Caller, text: string): Promise<QuickOrderCheck>
}

type Ports = {
  database: Database
  articles: CatalogArticles
  goods: NamedGoods
  asked: AskedGoodsReader
  pricesOf(caller: Caller): Promise<CallerPriceTypes>
  readPasted: PastedReader['read']
}

/** A line with the product words, quantity and unit recognised in it. */
type ReadLine = AskedGoods & { line: PastedLine }
type FoundLine = ResolvedRow<ReadLine>

const MOST_CANDIDATES = 5

const toProduct = ({
  amount,
  priceSteps,
  isSold: _,
  ...offer
}: ArticleOffer): QuickOrderProduct => ({
  ...offer,
  price: amount,
  ...(priceSteps && { steps: priceSteps }),
})

/** D68: words of a line that were not used are put before the buyer. */
const reasonOf = ({ reason, asked }: FoundLine): FoundLine['reason'] =>
  reason ?? (asked.unused === '' ? null : 'LEFT_OVER')

const stateOf = (row: FoundLine): QuickOrderLine['state'] => {
  const { reason, product } = row
  if (reason === 'AMBIGUOUS') return 'ambiguous'
  if (product === null || reason === 'NO_PRICE' || reason === 'GONE') return 'unknown'
  return reasonOf(row) === null ? 'understood' : 'unclear'
}

/** The quantity with its unit, 1 when none is written; null when the buyer must be asked for it (`lacksQuantity`). */
const saidQuantity = ({ quantity, unit = '', lacksQuantity }: AskedGoods): string | null =>
  lacksQuantity ? null : `${quantity ?? 1} ${unit}`.trim()

const quantityOf = ({ asked, reason }: FoundLine): number | null => {
  const read = readQuantity(saidQuantity(asked))
  return 'value' in read && reason !== 'UNIT_OTHER' ? read.value : null
}

export const createQuickOrder = (ports: Ports): QuickOrder => {
  const { database, articles, goods, asked: reader, pricesOf, readPasted } = ports
  const resolve = async (lines: readonly PastedLine[], who: Who): Promise<FoundLine[]> => {
    const read = await reader.read(lines, who.companyId)
    const rows = lines.flatMap((line, at): ReadLine[] =>
      (read[at] ?? []).map((goods) => ({ ...goods, line })),
    )
    const asked = rows.map((row) => ({ ...row, quantity: saidQuantity(row) }))
    const resolved = await goods.resolve(database, asked, who)
    return resolved.map((row, at) => ({ ...row, asked: rows[at] ?? row.asked }))
  }

  /** Analogues of products that are not available now. */
  const findInstead = async (rows: readonly FoundLine[], prices: CallerPriceTypes) => {
    const missing = rows.flatMap(({ product }) => (product?.available === 0 ? [product.id] : []))
    const analogues = await articles.analogues([...new Set(missing)], MOST_CANDIDATES)
    const ids = [...new Set([...analogues.values()].flat())]
    const offers = await articles.offers(database, ids, prices)
    return (productId: number): ArticleOffer[] =>
      (analogues.get(productId) ?? []).flatMap((id) => {
        const offer = offers.get(id)
        return offer?.isSold && offer.amount !== null && offer.available > 0 ? [offer] : []
      })
  }

  return {
    check: async (caller, text) => {
      const lines = await readPasted(text)
      if (lines.length > QUICK_ORDER_MAX_LINES) {
        throw invalidFields(fieldError('text', 'TOO_MANY', { max: QUICK_ORDER_MAX_LINES }))
      }
      if (lines.length === 0) return { lines: [] }
      const prices = await pricesOf(caller)
      const rows = await resolve(lines, { prices, companyId: caller.company?.id ?? null })
      const nearest = await goods.nearest(rows, prices, {
        most: MOST_CANDIDATES,
        wordsOf: ({ line }) => line.words,
      })
      const insteadOf = await findInstead(rows, prices)
      const firstLines = new Map<number, number>()

      const toLine = (row: FoundLine): QuickOrderLine => {
        const { asked, product } = row
        const reason = reasonOf(row)
        const quantity = quantityOf(row)
        const state = stateOf(row)
        const fitting =
          product === null || quantity === null
            ? null
            : fittingQuantity(quantity, product.minOrderQuantity, product.multiplicity)
        const isFit = state === 'understood'
        const notes: string[] = []
        if (isFit && product && fitting !== null && quantity !== null) {
          const earlier = firstLines.get(product.id)
          if (asked.quantity === null) notes.push(messages.assumed)
          if (fitting > quantity) notes.push(messages.raised(fitting, product.unit))
          if (earlier !== undefined) notes.push(messages.repeated(earlier))
          else firstLines.set(product.id, asked.line.number)
        }
        const candidates = nearest.get(row) ?? (product ? insteadOf(product.id) : [])
        return {
          line: asked.line.number,
          text: asked.text,
          state,
          article: asked.article,
          quantity,
          isQuantitySaid: asked.quantity !== null,
          quantityOrdered: isFit ? fitting : null,
          product: product && toProduct(product),
          candidates: candidates.map(toProduct),
          reason: reason && {
            code: reason,
            message: reasonText(reason, { ...product, words: asked.unused }),
          },
          unused: asked.unused,
          notes,
        }
      }
      return { lines: rows.map(toLine) }
    },
  }
}
