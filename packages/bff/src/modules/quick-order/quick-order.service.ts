import type { QuickOrderCheck, QuickOrderLine, QuickOrderProduct } from '@isp/contract'
import { QUICK_ORDER_MAX_LINES } from '@isp/contract/limits'
import { fittingQuantity } from '@isp/contract/trade-rules'
import { fieldError, invalidFields } from '../../kernel/app-error.ts'
import type { Database } from '../../kernel/database.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import type { CallerPriceTypes } from '../../trade/price-types.ts'
import { readQuantity } from '../../trade/quantity.ts'
import {
  type NamedGoods,
  type ResolvedRow,
  reasonText,
  type Who,
} from '../basket/named-goods.service.ts'
import type {
  ArticleOffer,
  CatalogArticles,
  NamedByArticle,
} from '../catalog/catalog-articles.service.ts'
import type { PastedReader } from './pasted/pasted-reader.ts'
import type { PastedLine, Reading } from './pasted/read-pasted.ts'
import { quickOrderMessages as messages } from './quick-order.messages.ts'

export type QuickOrder = {
  /** What each pasted line means, at the caller's prices. @throws AppError REQUEST_INVALID for too many lines */
  check(caller: Caller, text: string): Promise<QuickOrderCheck>
}

type Ports = {
  database: Database
  articles: CatalogArticles
  goods: NamedGoods
  pricesOf(caller: Caller): Promise<CallerPriceTypes>
  readPasted: PastedReader['read']
}

/** A line as it is understood: one of its readings, which the catalogue has chosen. */
type ReadLine = Reading & { line: PastedLine }
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

/** Of all that may be the article the first that names goods which are sold; else what is known at all. */
const chooseReading = (
  { readings }: PastedLine,
  named: ReadonlyMap<string, NamedByArticle>,
): Reading => {
  const namesAny = (kinds: readonly NamedByArticle['kind'][]) =>
    readings.find(({ article }) => kinds.includes(named.get(article)?.kind ?? 'none'))
  const [first] = readings
  const reading = namesAny(['one', 'several']) ?? namesAny(['gone']) ?? first
  return reading ?? { article: '', quantity: null, isDoubtful: false }
}

const isInName = (number: string, name: string): boolean =>
  new RegExp(`(?<![\\d.,])${number}(?![\\d]|[.,]\\d)`).test(name)

/** A number at the end of «Сверло 8» is the product's own when its name has it too. */
const withoutNamesNumber = (row: FoundLine): FoundLine => {
  const { asked } = row
  const isNames =
    row.reason === null &&
    asked.isDoubtful &&
    asked.quantity !== null &&
    isInName(asked.quantity, row.product.name)
  return isNames ? { ...row, asked: { ...asked, quantity: null }, quantity: 1 } : row
}

const stateOf = ({ reason, product }: FoundLine): QuickOrderLine['state'] => {
  if (reason === 'AMBIGUOUS') return 'ambiguous'
  return product === null || reason === 'NO_PRICE' || reason === 'GONE' ? 'unknown' : 'understood'
}

const quantityOf = ({ asked }: FoundLine): number | null => {
  const read = asked.quantity === null ? { value: 1 } : readQuantity(asked.quantity)
  return 'value' in read ? read.value : null
}

export const createQuickOrder = (ports: Ports): QuickOrder => {
  const { database, articles, goods, pricesOf, readPasted } = ports
  const resolve = async (lines: readonly PastedLine[], who: Who): Promise<FoundLine[]> => {
    const all = lines.flatMap(({ readings }) => readings.map(({ article }) => article))
    const named = await articles.byArticles(database, [...new Set(all)], who.companyId)
    const rows = lines.map((line): ReadLine => ({ ...chooseReading(line, named), line }))
    const asked = rows.map(({ unit = '', ...row }) => ({
      ...row,
      quantity: `${row.quantity ?? 1} ${unit}`.trim(),
    }))
    const resolved = await goods.resolve(database, asked, who)
    return resolved.map((row, at) => withoutNamesNumber({ ...row, asked: rows[at] ?? row.asked }))
  }

  /** Analogues of what is not there now. */
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
        const { asked, product, reason } = row
        const quantity = quantityOf(row)
        const state = stateOf(row)
        const fitting =
          product === null || quantity === null
            ? null
            : fittingQuantity(quantity, product.minOrderQuantity, product.multiplicity)
        const isFit = state === 'understood' && reason === null
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
          text: asked.line.text,
          state,
          article: asked.article,
          quantity,
          isQuantitySaid: asked.quantity !== null,
          quantityOrdered: isFit ? fitting : null,
          product: product && toProduct(product),
          candidates: candidates.map(toProduct),
          reason: reason && { code: reason, message: reasonText(reason) },
          notes,
        }
      }
      return { lines: rows.map(toLine) }
    },
  }
}
