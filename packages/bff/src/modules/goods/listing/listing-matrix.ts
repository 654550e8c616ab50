import type { Facet, Matrix, MatrixAxis, ProductCard } from '@isp/contract'
import type {
  MatrixAxis as IndexAxis,
  MatrixLayout,
  MatrixLimits,
} from '../../../search/catalog-index.ts'
import { areSizes } from '../../../search/sized-texts.ts'
import { lengthToDiameter } from '../../../trade/length-to-diameter.messages.ts'
import type { CatalogMetadata } from '../catalog.metadata.ts'

/** Limits that keep the page readable and the answer quick. */
export const MATRIX_LIMITS: MatrixLimits = {
  products: 50_000,
  rows: 40,
  columns: 40,
  cells: 600,
}

const isSize = ({ code, kind, range, values }: Facet): boolean => {
  if (code === 'price' || code === lengthToDiameter.code) return false
  if (range !== null) return range.min < range.max
  return kind === 'values' && values.length > 1 && areSizes(values.map(({ key }) => key))
}

/**
 * Whether the list has at least two size properties that vary. Whether they form a table is computed only when the
 * table is requested.
 */
export const isSeries = (facets: readonly Facet[]): boolean => facets.filter(isSize).length > 1

/**
 * Turns the index's layout into a table for display: names, units, cards. A cell whose product was removed
 * meanwhile is empty.
 */
export const presentMatrix = async (
  layout: MatrixLayout<{ id: number }>,
  { propertyByCode }: CatalogMetadata,
  cardsOf: (ids: readonly number[]) => Promise<ProductCard[]>,
): Promise<Matrix> => {
  if (layout.kind !== 'laid') {
    const { kind } = layout
    return kind === 'none' ? { kind } : { kind, limit: MATRIX_LIMITS.products }
  }
  const toAxis = (axis: IndexAxis): MatrixAxis => {
    const property = propertyByCode.get(axis.code)
    return { ...axis, name: property?.name ?? axis.code, unit: property?.unit ?? null }
  }
  const cards = await cardsOf(layout.cells.map(({ id }) => id))
  const cardOf = new Map(cards.map((card) => [card.id, card]))
  return {
    kind: 'laid',
    rows: toAxis(layout.rows),
    columns: toAxis(layout.columns),
    apart: layout.apart,
    cells: layout.cells.flatMap(({ row, column, count, id }) => {
      const card = cardOf.get(id)
      if (!card) return []
      const { section: _section, image: _image, attributes: _attributes, ...product } = card
      return [{ row, column, count, product }]
    }),
  }
}
