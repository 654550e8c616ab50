import { isDeepStrictEqual } from 'node:util'
import { readLoadedId } from '@isp/contract/loaded-ids'
import { readDecimal } from '@isp/contract/loaded-numbers'
import type { SaleDocument } from '../../../commerce-ml/sale/read-document.ts'
import type { FoundOrder, FoundOrders } from './find-orders.ts'
import { type News, type NewsRecord, type OrderRecord, stampOf } from './news.ts'
import { ordersInMessages as messages } from './orders-in.messages.ts'
import type { Returned } from './orders-in.sql.ts'
import { translateOrder } from './translate-order.ts'
import { type Payment, translatePayment, translateShipment } from './translate-papers.ts'

type Group = readonly SaleDocument[]
/** An order's document in a batch, and where it stands in the file. */
type Told = { document: SaleDocument; order: FoundOrder; place: number }

/** Payments of an order that stand in documents of their own; `document` is the first of them. */
type Paid = { order: FoundOrder; document: SaleDocument; payments: Map<string, Payment> }

export type Translated = {
  records: NewsRecord[]
  /** Orders whose documents have come back. */
  returned: Returned[]
  /** Further names of orders, under which papers may wait for them. */
  names: { id: string; order: FoundOrder; line: number }[]
}

/** The version of a document; null for one without, and for versions that are no whole numbers. */
const versionOf = ({ version }: SaleDocument): number | null => {
  const read = Number(readDecimal(version) ?? Number.NaN)
  return Number.isSafeInteger(read) ? read : null
}

/** Which of two documents of one order is later: by the day of its change, its version, or its place in the file. */
const isLater = (one: Told, other: Told): boolean => {
  const [changed, before] = [one.document.changedAt, other.document.changedAt]
  if (changed && before && changed !== before) return changed > before
  const [version, earlier] = [versionOf(one.document), versionOf(other.document)]
  if (version !== null && earlier !== null && version !== earlier) return version > earlier
  return one.place > other.place
}

/** The latest document of each order. */
const latestOf = (news: News, groups: readonly Group[], orders: FoundOrders) => {
  const latest = new Map<number, Told>()
  let place = 0
  for (const document of groups.flat()) {
    const order = document.kind === 'order' ? orders.ofOrder(document) : undefined
    if (!order) continue
    place += 1
    const version = versionOf(document)
    if (version !== null && version < (order.seenVersion ?? version)) {
      news.say({ line: document.line, id: document.id, text: messages.older(order.number) })
      continue
    }
    const [told, before] = [{ document, order, place }, latest.get(order.id)]
    const [kept, left] = !before || isLater(told, before) ? [told, before] : [before, told]
    latest.set(order.id, kept)
    const isRepeat =
      left && isDeepStrictEqual({ ...left.document, line: 0 }, { ...kept.document, line: 0 })
    if (left && !isRepeat)
      news.say({
        ...{ line: left.document.line, id: left.document.id },
        text: messages.several(order.number),
      })
  }
  return latest
}

/** The order of a payment or a shipment: what it is based on, or the order beside which it stands. */
const orderOf = (
  document: SaleDocument,
  whole: { document: SaleDocument; order: FoundOrder | undefined } | undefined,
  orders: FoundOrders,
): FoundOrder | undefined => {
  const { basis } = document
  const beside = whole?.document
  const isBeside =
    basis === '' ||
    [beside?.number, beside?.accountingNumber].includes(basis) ||
    beside?.id === readLoadedId(basis)
  return (isBeside ? whole?.order : undefined) ?? orders.ofBasis(basis) ?? whole?.order
}

/** Documents as records of the data load, in the sequence in which they are to be written. */
export const translateBatch = (
  news: News,
  groups: readonly Group[],
  orders: FoundOrders,
): Translated => {
  const { say, known } = news
  const records: NewsRecord[] = []
  const latest = latestOf(news, groups, orders)
  const paid = new Map<number, Paid>()
  const claimed = new Map<string, number>()
  /** The id of an order's records; two orders of one file never share one. */
  const idOf = (order: FoundOrder): string => {
    const document = latest.get(order.id)?.document
    const id = document ? orders.idOf(document, order) : order.externalId
    const owner = claimed.get(id) ?? order.id
    claimed.set(id, owner)
    return owner === order.id ? id : `${id}:${order.number}`
  }

  /** A record about an order that the shop does not know yet: it waits for it. */
  const wait = (document: SaleDocument, awaited: string, said: Partial<OrderRecord>): void => {
    const id = document.id || `${awaited}:${document.number}`
    if (awaited === '') say({ line: document.line, id: document.id, text: messages.noBasis })
    else records.push({ line: document.line, id, record: { id, order: awaited, ...said } })
  }

  for (const group of groups) {
    const document = group.find(({ kind }) => kind === 'order')
    const whole = document && { document, order: orders.ofOrder(document) }
    for (const paper of group) {
      const { kind, line, id } = paper
      if (kind === 'order') continue
      if (kind === null) {
        say({ line, id, text: messages.otherOperation(paper.operation) })
        continue
      }
      const order = orderOf(paper, whole, orders)
      const awaited = paper.basis || (document?.id ?? '') || (document?.number ?? '')
      const stamp = stampOf(news, paper, order)
      if (kind === 'payment') {
        const payment = translatePayment(news, paper, order?.payments ?? new Map())
        if (!payment) continue
        if (order) {
          const own = paid.get(order.id) ?? { order, document: paper, payments: new Map() }
          own.payments.set(payment.id, payment)
          paid.set(order.id, own)
        } else wait(paper, awaited, { ...stamp, payments: [payment] })
        continue
      }
      const shipment = translateShipment(news, paper)
      if (!shipment) continue
      const said = { ...stamp, shipments: [shipment] }
      if (!order) {
        wait(paper, awaited, said)
        continue
      }
      // a good that has not come yet must not hold up what else is told of the order
      const isComplete = shipment.lines.every(({ product }) => known.has(product))
      const own = idOf(order)
      const recordId = isComplete ? own : `${own}:${shipment.id}`
      records.push({
        ...{ line, id: id || recordId },
        record: { id: recordId, number: order.number, ...said },
      })
    }
  }

  const names: Translated['names'] = []
  for (const group of groups)
    for (const document of group) {
      if (document.kind !== 'order') continue
      const { line, id, number } = document
      const order = orders.ofOrder(document)
      if (!order) {
        if (number === '') say({ line, id, text: messages.noNumber })
        // refused by the load, in its words
        else records.push({ line, id: id || number, record: { id: id || number, number } })
        continue
      }
      for (const name of [number, document.accountingNumber])
        if (name !== '') names.push({ id: name, order, line })
    }
  for (const { document, order } of latest.values()) {
    const single = [...(paid.get(order.id)?.payments.values() ?? [])]
    const id = idOf(order)
    const said = translateOrder(news, document, order, single)
    records.push({ line: document.line, id: document.id || id, record: { id, ...said } })
  }
  for (const { document, order, payments } of paid.values()) {
    if (latest.has(order.id)) continue
    records.push({
      ...{ line: document.line, id: document.id || order.externalId },
      record: {
        ...{ id: idOf(order), number: order.number },
        ...stampOf(news, document, order),
        payments: [...payments.values()],
      },
    })
  }
  return {
    records,
    names,
    returned: [...latest.values()].map(({ document, order }) => ({
      orderId: order.id,
      externalId: document.id || null,
      version: versionOf(document),
      isLatest: document.isContained,
    })),
  }
}
