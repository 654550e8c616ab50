import type { SizeSteps } from '@isp/contract'
import { AppError } from '../../../kernel/app-error.ts'
import { type OwnPriceType, pricesOf } from '../../../trade/price-types.ts'
import { type CardRow, selectCards } from '../cards/card.sql.ts'
import { toCard } from '../cards/product-card.ts'
import type { CatalogContext } from '../catalog.context.ts'
import { neighbour, ofSize, sizeQuestion } from './near-sizes.ts'

export type SizeStepsService = {
  /** @throws AppError PRODUCT_NOT_FOUND, CATALOG_NOT_READY */
  of(productId: number, ownPriceType: OwnPriceType): Promise<SizeSteps>
}

const distance = (one: unknown, other: unknown): number =>
  typeof one === 'number' && typeof other === 'number' ? Math.abs(one - other) : 0

const isValue = (value: unknown): value is number | string =>
  typeof value === 'number' || typeof value === 'string'

/** The same product one size smaller and one size larger: found in the index, prices and stock read by id. */
export const createSizeSteps = (context: CatalogContext): SizeStepsService => ({
  of: async (productId, ownPriceType) => {
    const { index, metadata } = await context.describeIndexed()
    const prices = pricesOf(ownPriceType, metadata)
    const rowsOf = async (ids: readonly number[]): Promise<CardRow[]> =>
      ids.length === 0 ? [] : selectCards(context.database, ids, prices)

    const [own] = await rowsOf([productId])
    const section = own && metadata.sectionById.get(own.sectionId)
    if (!own || !section) throw new AppError('PRODUCT_NOT_FOUND')
    const place = { sectionId: section.id, priceTypeId: prices.own }
    const question = sizeQuestion(index, place, section.properties, own.attributes)
    const property = question && metadata.propertyByCode.get(question.size)
    if (!question || !property) return { steps: null }

    const { size, next, value } = question
    const found = {
      smaller: neighbour(index, question, 'smaller'),
      larger: neighbour(index, question, 'larger'),
    }
    const holders = await rowsOf(
      Object.values(found).flatMap((one) => (one && 'id' in one ? [one.id] : [])),
    )
    const sizeOf = (one: (typeof found)['larger']): number | string | null => {
      if (one === null || 'value' in one) return one?.value ?? null
      const known = holders.find(({ id }) => id === one.id)?.attributes[size]
      return isValue(known) ? known : null
    }
    const nextValue = next === null ? undefined : own.attributes[next]
    const values = { smaller: sizeOf(found.smaller), larger: sizeOf(found.larger) }
    const idsOf = (asked: number | string | null) =>
      asked === null ? [] : ofSize(index, question, asked, nextValue)
    const ids = { smaller: idsOf(values.smaller), larger: idsOf(values.larger) }
    const rows = await rowsOf([...ids.smaller, ...ids.larger])
    const stepOf = (direction: 'smaller' | 'larger') => {
      const asked = values[direction]
      const [nearest] = rows
        .filter(({ id }) => ids[direction].includes(id))
        .map((row) => ({ row, far: next === null ? 0 : distance(row.attributes[next], nextValue) }))
        .toSorted((one, other) => one.far - other.far)
      const at = nearest && metadata.sectionById.get(nearest.row.sectionId)
      if (asked === null || !nearest || !at) return null
      return { value: asked, product: toCard(nearest.row, at, metadata) }
    }
    const steps = { smaller: stepOf('smaller'), larger: stepOf('larger') }
    if (!steps.smaller && !steps.larger) return { steps: null }
    return { steps: { name: property.name, unit: property.unit, value, ...steps } }
  },
})
