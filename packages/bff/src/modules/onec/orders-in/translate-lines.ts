import { type ExchangeRecord, MAX_BASKET_LINES } from '@isp/contract'
import type { SaleDocument } from '../../../commerce-ml/sale/read-document.ts'
import type { FoundOrder } from './find-orders.ts'
import { chargeOf, pieceCharge } from './line-charges.ts'
import { isInRoubles, type News, roubles } from './news.ts'
import { ordersInMessages as messages } from './orders-in.messages.ts'

type Lines = NonNullable<ExchangeRecord<'orders'>['lines']>

/**
 * The lines of an order as the accounting system has them. Undefined when one of them cannot be read: a list without
 * it would cancel it.
 */
export const translateLines = (
  { known, say }: News,
  document: SaleDocument,
  { prices }: FoundOrder,
): Lines | undefined => {
  const goods = document.lines?.filter(({ isService }) => !isService)
  if (!goods) return undefined
  const refuse = (text: string, line = document.line): undefined => {
    say({ line, id: document.id, text })
  }
  if (!isInRoubles(document)) return undefined
  if (goods.length > MAX_BASKET_LINES) return refuse(messages.manyLines(MAX_BASKET_LINES))
  const lines: Lines = []
  let isSound = true
  for (const line of goods) {
    const charge = chargeOf(line, document.tax)
    if (typeof charge === 'string' || !known.has(line.id)) {
      refuse(typeof charge === 'string' ? charge : messages.lineGood(line.id), line.line)
      isSound = false
    } else if (charge.pieces > 0) {
      const own = prices.filter(({ product }) => product === line.id)
      const price = pieceCharge(
        charge,
        own.map((one) => one.price),
      )
      if (price > 0)
        lines.push({ product: line.id, quantity: charge.pieces, price: roubles(price) })
      else {
        refuse(messages.linePrice, line.line)
        isSound = false
      }
    }
  }
  if (!isSound) return undefined
  return lines.length > 0 ? lines : refuse(messages.noLines)
}
