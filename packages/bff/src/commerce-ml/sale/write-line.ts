import { attribute, defaults, el } from '../commerce-ml.language.ts'
import type { DocumentLine } from './order-document.ts'
import { requisiteNames, sale, saleValues, unitTitles } from './sale.language.ts'
import { decimal, limits, lineNode, lineText, node } from './write-xml.ts'

export const requisiteNode = ([name, value]: readonly [string, string | null]): string => {
  const text = lineNode(el.value, value, limits.value)
  return text && node(el.requisite, node(el.name, name), text)
}

/** VAT within a sum; `rate` null: of several rates together. */
export const taxNode = (kopecks: number, rate: string | null): string =>
  node(
    el.tax,
    node(el.name, saleValues.vat),
    node(el.taxIncluded, 'true'),
    node(sale.sum, decimal(kopecks)),
    lineNode(el.rate, rate),
  )

const unitNode = ({ code, name }: DocumentLine['unit']): string => {
  const short = lineText(name) || defaults.unit
  const [title = short, abbreviation = null] = unitTitles.get(code) ?? []
  const attributes = [
    [attribute.code, code],
    [attribute.fullName, title],
    ...(abbreviation ? [[attribute.shortName, abbreviation]] : []),
    [el.shortName, short],
  ].map(([key, value]) => ` ${key}="${value}"`)
  return `<${el.baseUnit}${attributes.join('')}>${short}</${el.baseUnit}>`
}

const goodRequisites = node(
  el.requisites,
  requisiteNode([requisiteNames.goodKind, saleValues.good]),
  requisiteNode([requisiteNames.goodType, saleValues.good]),
)

export const writeLine = (line: DocumentLine): string =>
  node(
    el.good,
    lineNode(el.id, line.id, limits.goodId),
    lineNode(el.article, line.article),
    lineNode(el.name, line.name),
    unitNode(line.unit),
    line.vatRate &&
      node(
        el.taxRates,
        node(el.taxRate, node(el.name, saleValues.vat), lineNode(el.rate, line.vatRate)),
      ),
    goodRequisites,
    node(el.unitPrice, decimal(line.price)),
    node(el.quantity, String(line.quantity)),
    node(sale.sum, decimal(line.sum)),
    node(sale.unit, line.unit.code),
    node(el.factor, '1'),
    line.vatRate && node(sale.taxes, taxNode(line.vatSum, line.vatRate)),
  )
