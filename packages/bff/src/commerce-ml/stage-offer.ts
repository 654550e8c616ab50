import { slugOf } from '../kernel/slug.ts'
import type { CatalogBatch } from '../load/index.ts'
import { exportMessages as messages } from './export.messages.ts'
import type { ExportOffer } from './offers.ts'
import type { PropertyCodes } from './property-codes.ts'
import type { Remarks } from './remarks.ts'
import { type Origin, placeOf } from './stage-good.ts'
import type { Survey } from './survey.types.ts'
import type { Warehouses } from './warehouses.ts'

/** Context for staging offers. */
export type OfferContext = {
  survey: Survey
  remarks: Remarks
  properties: PropertyCodes
  warehouses: Warehouses
}
type Row<Kind extends keyof CatalogBatch> = NonNullable<CatalogBatch[Kind]>[number]
type Batch = {
  [Kind in 'removals' | 'variants' | 'barCodes' | 'prices' | 'stock']: Row<Kind>[]
}

/** `good#characteristic`: a variant of a good is a product of its own. */
const variantOf = (
  offer: ExportOffer,
  origin: Origin,
  { properties }: OfferContext,
): Row<'variants'> => {
  const { part } = origin
  const traits = offer.traits.map(({ value }) => value).join(', ')
  const [good = ''] = offer.id.split('#')
  return {
    externalId: offer.id,
    catalog: `${part.catalogId}#`,
    rank: part.rank,
    place: placeOf(origin),
    of: good,
    slug: slugOf(`${offer.name} ${traits}`, offer.id),
    name: offer.name || null,
    article: offer.article || null,
    traits,
    attributes: Object.fromEntries(
      offer.traits.map(({ name, value }) => [properties.codeOfTrait(name), value]),
    ),
  }
}

/** Stages prices and stock of an offer; a null row states that there are no others. */
export const stageOffer = (
  batch: Batch,
  offer: ExportOffer | null,
  origin: Origin,
  context: OfferContext,
): void => {
  if (offer === null) return
  const { survey, remarks, warehouses } = context
  const { catalogId: catalog, rank } = origin.part
  const place = placeOf(origin)
  const row = { product: offer.id, catalog, rank, place }
  if (offer.isDeleted && offer.id.includes('#')) {
    batch.removals.push({ catalog: `${catalog}#`, product: offer.id })
    return
  }
  // Only an offer with a name or traits creates a variant: files of prices and stock refer to existing variants.
  if (offer.id.includes('#') && (offer.name !== '' || offer.traits.length > 0))
    batch.variants.push(variantOf(offer, origin, context))
  if (offer.barCodes) batch.barCodes.push({ product: offer.id, codes: offer.barCodes })
  if (offer.prices) {
    const none = { addsVat: false, currency: null, stepQuantities: null, stepAmounts: null }
    batch.prices.push({ ...row, priceType: null, amount: null, ...none })
    for (const { priceTypeId, amount, addsVat, currency, steps } of offer.prices) {
      if (survey.priceTypes.has(priceTypeId))
        batch.prices.push({
          ...{ ...row, priceType: priceTypeId, amount, addsVat, currency },
          stepQuantities: steps.length > 0 ? steps.map(({ quantity }) => quantity) : null,
          stepAmounts: steps.length > 0 ? steps.map((step) => step.amount) : null,
        })
      else remarks.add(messages.unknownPriceType(priceTypeId), place)
    }
  }
  if (offer.rests) {
    batch.stock.push({ ...row, warehouse: null, quantity: null })
    for (const { warehouseId, quantity } of offer.rests) {
      if (quantity > 0)
        batch.stock.push({ ...row, warehouse: warehouses.idOf(warehouseId), quantity })
    }
  }
}
