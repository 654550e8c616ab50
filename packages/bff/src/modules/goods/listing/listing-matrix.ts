import type { Facet, Matrix, MatrixAxis, ProductCard, ProductsQuery } from '@isp/contract'
import type {
  AskedMatrix,
  MatrixAxis as IndexAxis,
  MatrixLayout,
  MatrixLimits,
} from '../../../search/catalog-index.ts'
import { areSizes } from '../../../search/sized-texts.ts'
import { lengthToDiameter } from '../../../trade/length-to-diameter.messages.ts'
import type { CatalogMetadata } from '../catalog.metadata.ts'
import { matrixMessages as messages } from './matrix.messages.ts'

/** The part of a matrix that comes with the page; the others follow as it is scrolled. */
export const MATRIX_LIMITS: MatrixLimits = {
  products: 50_000,
  rows: 60,
  columns: 60,
  cells: 300,
}
/** A further part, which is data alone. */
export const PART_LIMITS: MatrixLimits = { ...MATRIX_LIMITS, rows: 120, cells: 1200 }

/** Facets of the offer, not of the goods. */
const OFFERED = new Set(['price', 'stock', 'brand', 'warehouse', 'arrival', lengthToDiameter.code])

const isVaried = ({ kind, range, values }: Facet): boolean =>
  range === null ? kind === 'values' && values.length > 1 : range.min < range.max
const isSize = ({ range, values }: Facet): boolean =>
  range !== null || areSizes(values.map(({ key }) => key))

/**
 * Whether the list has two properties that vary, one of them a size. Whether they form a table is computed only when
 * the table is requested.
 */
export const isSeries = (facets: readonly Facet[]): boolean => {
  const varied = facets.filter((facet) => !OFFERED.has(facet.code) && isVaried(facet))
  return varied.length > 1 && varied.some(isSize)
}

/** Of «thread.length.М8»; what is left out is chosen by the section. */
export const askedMatrix = (asked: ProductsQuery['matrix']): AskedMatrix => {
  if (typeof asked !== 'string') return {}
  const [rows, columns, ...from] = asked.split('.')
  return {
    rows: rows || undefined,
    columns: columns || undefined,
    from: from.length > 0 ? from.join('.') : undefined,
  }
}

/**
 * Turns the index's layout into a table for display: names, units, cards. A cell whose product was removed
 * meanwhile is empty.
 */
export const presentMatrix = async (
  layout: MatrixLayout<{ id: number }>,
  { metadata: { propertyByCode }, limits }: { metadata: CatalogMetadata; limits: MatrixLimits },
  cardsOf: (ids: readonly number[]) => Promise<ProductCard[]>,
): Promise<Matrix> => {
  if (layout.kind !== 'laid') {
    const { kind } = layout
    const reason = kind === 'none' ? messages.none : messages['too-many'](limits.products)
    return { kind, reason }
  }
  const named = (code: string) => {
    const property = propertyByCode.get(code)
    return { name: property?.name ?? code, unit: property?.unit ?? null }
  }
  const toAxis = (axis: IndexAxis): MatrixAxis => ({ ...axis, ...named(axis.code) })
  const cards = await cardsOf(layout.cells.map(({ id }) => id))
  const cardOf = new Map(cards.map((card) => [card.id, card]))
  const [rows, columns] = [toAxis(layout.rows), toAxis(layout.columns)]
  return {
    kind: 'laid',
    caption: messages.caption(rows, columns),
    rest: columns.next === null ? null : messages.rest(columns),
    rows,
    columns,
    beside: layout.beside.map(({ code, values }) => ({ ...named(code), values })),
    choices: layout.choices.map((code) => ({ code, name: named(code).name })),
    apart: layout.apart,
    detail: layout.detail === null ? null : named(layout.detail),
    cells: layout.cells.flatMap(({ row, column, count, detail, id }) => {
      const card = cardOf.get(id)
      if (!card) return []
      const { section: _section, image: _image, attributes: _attributes, ...product } = card
      return [{ row, column, count, detail, product }]
    }),
  }
}
