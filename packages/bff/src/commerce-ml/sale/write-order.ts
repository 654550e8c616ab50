import { el } from '../commerce-ml.language.ts'
import type { Dialect, DocumentLine, OrderDocument } from './order-document.ts'
import { rootAttribute, sale, saleValues } from './sale.language.ts'
import { writeBuyer } from './write-buyer.ts'
import { requisiteNode, taxNode, writeLine } from './write-line.ts'
import { blockText, decimal, declaration, limits, lineNode, node } from './write-xml.ts'

/** Lines without a rate come first: УТ gives a line without one the rate of the line before it. */
const sorted = (lines: readonly DocumentLine[]): DocumentLine[] => [
  ...lines.filter(({ vatRate }) => vatRate === null),
  ...lines.filter(({ vatRate }) => vatRate !== null),
]

const headOf = (order: OrderDocument, dialect: Dialect): string => {
  const id = lineNode(el.id, order.id, limits.id)
  const number = lineNode(sale.number, order.number)
  const date = node(sale.date, order.date)
  return dialect === '3.1'
    ? `${id}${node(sale.version, String(order.version))}${number}${date}${node(el.deletionMark, 'false')}`
    : id + number + date
}

/** An order without faults (`faultOf`). The sequence of elements is that of the published schema. */
export const writeOrder = (order: OrderDocument, dialect: Dialect): string => {
  const vat = order.lines.reduce((whole, { vatSum }) => whole + vatSum, 0)
  const document = node(
    sale.document,
    headOf(order, dialect),
    node(sale.operation, saleValues.order),
    node(sale.role, saleValues.seller),
    node(el.currency, 'RUB'),
    node(sale.rate, '1'),
    node(sale.sum, decimal(order.total)),
    node(sale.parties, writeBuyer(order.buyer)),
    node(sale.time, order.time),
    node(sale.comment, blockText(order.comment, limits.comment)),
    node(sale.taxes, taxNode(vat, null)),
    node(el.goods, ...sorted(order.lines).map(writeLine)),
    node(el.requisites, ...order.requisites.map(requisiteNode)),
  )
  return dialect === '3.1' ? node(sale.container, document) : document
}

const shopClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Moscow',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** The answer to `query`: a root with these documents, or without any. */
export const writeOrders = (
  documents: readonly string[],
  { dialect, at }: { dialect: Dialect; at: Date },
): string => {
  const formedAt = shopClock.format(at).replace(' ', 'T')
  const namespace = dialect === '3.1' ? ' xmlns="urn:1C.ru:commerceml_3"' : ''
  return [
    declaration,
    `<${el.root}${namespace} ${rootAttribute.version}="${dialect}" ${rootAttribute.formedAt}="${formedAt}">`,
    ...documents,
    `</${el.root}>`,
  ].join('')
}
