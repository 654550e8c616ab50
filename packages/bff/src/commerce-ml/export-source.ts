import type { PoolClient } from 'pg'
import type { CatalogBatch } from '../load/index.ts'
import { keepChosenBase, readKnown } from '../load/known.ts'
import { inShopIds, type SourceIds } from '../load/source-ids.ts'
import { el } from './commerce-ml.language.ts'
import type { ExportFile } from './export-files.ts'
import { readGood } from './goods.ts'
import { readOffer } from './offers.ts'
import type { Pictures } from './pictures.ts'
import { type PriceTypePlan, planPriceTypes } from './price-types.ts'
import { PropertyCodes } from './property-codes.ts'
import type { Remarks } from './remarks.ts'
import { sectionsOf } from './sections.ts'
import { type GoodContext, stageGood } from './stage-good.ts'
import { type OfferContext, stageOffer } from './stage-offer.ts'
import { partKey } from './survey.ts'
import type { ExportPart, Survey } from './survey.types.ts'
import { Warehouses } from './warehouses.ts'
import { idOf } from './xml-element.ts'
import { type Found, readElements } from './xml-reader.ts'

export type ExportSource = {
  documents: readonly ExportFile[]
  survey: Survey
  pictures: Pictures
  remarks: Remarks
  /** Ids of the source that the export belongs to. */
  ids: SourceIds
  /** Name or id of the price type that feeds the base price. */
  basePrice?: string
  /** Whether a full export hides what it does not name; else it is taken like one of changes. */
  judgesAbsence: boolean
  onPriceTypes?: (plan: PriceTypePlan) => void
  onFile?: (name: string) => void
}

type Batch = { [Kind in keyof CatalogBatch]-?: NonNullable<CatalogBatch[Kind]>[number][] }

const wanted = {
  whole: [
    [el.catalog, el.goods, el.good],
    ...[el.offers, el.offersChanged].map((part) => [part, el.offerList, el.offer]),
  ].map((path) => path.join('/')),
}

const ROWS = 500

const newBatch = (): Pick<
  Batch,
  'products' | 'removals' | 'variants' | 'barCodes' | 'prices' | 'stock'
> => ({
  products: [],
  removals: [],
  variants: [],
  barCodes: [],
  prices: [],
  stock: [],
})

const nothingWhole = { hasAllGoods: false, hasAllPrices: false, hasAllStock: false }

const catalogsOf = (
  survey: Survey,
  judgesAbsence: boolean,
): NonNullable<CatalogBatch['catalogs']> =>
  [...survey.catalogs.values()].flatMap(({ id, name, hasAllOffers, ...whole }) => {
    const { hasAllGoods, hasAllPrices, hasAllStock } = whole
    const goods = judgesAbsence ? { hasAllGoods, hasAllPrices, hasAllStock } : nothingWhole
    const offers = { ...nothingWhole, hasAllGoods: judgesAbsence && hasAllOffers }
    return [
      { externalId: id, name, ...goods },
      // Variants of goods come with offers, not with the catalogue, so they are also removed with offers.
      { externalId: `${id}#`, name: '', ...offers },
    ]
  })

/**
 * The second pass: goods, prices and stock as records, for `loadCatalog`.
 * @throws ExportRefusal for the first thing that cannot be loaded
 */
export const readExport = (source: ExportSource) =>
  async function* (client: PoolClient): AsyncGenerator<CatalogBatch> {
    for await (const batch of recordsOf(source, client)) yield inShopIds(batch, source.ids)
  }

async function* recordsOf(source: ExportSource, client: PoolClient): AsyncGenerator<CatalogBatch> {
  const { documents, survey, remarks, ids } = source
  const known = await readKnown(client, ids)
  const plan = planPriceTypes(survey, known, source.basePrice, ids)
  const { fed, priceTypes, priceTypeSources } = plan
  source.onPriceTypes?.(plan)
  const asked = fed.find(({ base }) => base === 'asked')
  if (asked) await keepChosenBase(client, ids, asked.id)
  for (const [id, { currency, hasVat }] of known.priceTypeSources) {
    if (!survey.priceTypes.has(id)) survey.priceTypes.set(id, { id, name: id, currency, hasVat })
  }
  const sections = sectionsOf(survey, known.sections)
  yield {
    catalogs: catalogsOf(survey, source.judgesAbsence),
    sections,
    priceTypes,
    priceTypeSources,
  }

  const properties = new PropertyCodes(survey, known, ids)
  const warehouses = new Warehouses(survey, known, ids)
  const brands: GoodContext['brands'] = new Map()
  const sectionIds = new Set([
    ...known.sections.keys(),
    ...sections.map(({ externalId }) => externalId),
  ])
  const createdAt = new Date().toISOString()
  const shared = { survey, remarks, properties }
  const goodContext: GoodContext = {
    ...shared,
    brands,
    sectionIds,
    pictures: source.pictures,
    createdAt,
  }
  const offerContext: OfferContext = { ...shared, warehouses }
  let batch = newBatch()

  const stage = ({ element, container }: Found, file: string, part: ExportPart): void => {
    remarks.about(idOf(element, el.id))
    if (container.name === el.catalog)
      stageGood(
        batch,
        readGood(element, file, survey, remarks),
        { element, file, part },
        goodContext,
      )
    else
      stageOffer(
        batch,
        readOffer(element, { survey, remarks, file, rates: known.rates }),
        { element, file, part },
        offerContext,
      )
  }
  for (const { path, name } of documents) {
    for await (const found of readElements(path, name, wanted)) {
      for (const one of found) {
        const part = survey.parts.get(partKey(name, one.container.ordinal))
        if (part) stage(one, name, part)
      }
      if (batch.products.length + batch.prices.length + batch.stock.length < ROWS) continue
      yield batch
      batch = newBatch()
    }
    source.onFile?.(name)
  }
  yield batch
  yield {
    properties: properties.records,
    warehouses: warehouses.records,
    brands: [...brands.values()],
  }
}
