import { slugOf } from '../kernel/slug.ts'
import type { BrandRecord, CatalogBatch } from '../load/index.ts'
import { exportMessages as messages } from './export.messages.ts'
import type { ExportGood } from './goods.ts'
import { findPicture, type Pictures } from './pictures.ts'
import type { PropertyCodes } from './property-codes.ts'
import { formatPlace } from './refusal.ts'
import type { Remarks } from './remarks.ts'
import { sectionId } from './sections.ts'
import type { ExportPart } from './survey.types.ts'
import type { XmlElement } from './xml-element.ts'

/** Context for staging goods. */
export type GoodContext = {
  remarks: Remarks
  properties: PropertyCodes
  brands: Map<string, BrandRecord>
  sectionIds: ReadonlySet<string>
  pictures: Pictures
  createdAt: string
}
export type Origin = { element: XmlElement; file: string; part: ExportPart }
type Row<Kind extends keyof CatalogBatch> = NonNullable<CatalogBatch[Kind]>[number]

export const placeOf = ({ element, file }: Origin): string =>
  formatPlace({ file, line: element.line, element: element.name })

const sectionOf = (
  good: ExportGood,
  origin: Origin,
  { sectionIds, remarks }: GoodContext,
): string => {
  const { catalogId } = origin.part
  const wished = sectionId(catalogId, good.groupId)
  if (sectionIds.has(wished)) return wished
  remarks.add(messages.unknownGroup, placeOf(origin))
  return sectionId(catalogId, null)
}

/** Null when the export names pictures but the folder has none of them: the product keeps its pictures. */
const imagesOf = (good: ExportGood, origin: Origin, context: GoodContext): string[] | null => {
  const found = good.pictures.flatMap((named) => {
    const src = findPicture(context.pictures, origin.file, named)
    if (src === undefined) context.remarks.add(messages.pictureMissing, placeOf(origin))
    return src ?? []
  })
  return good.pictures.length > 0 && found.length === 0 ? null : [...new Set(found)]
}

const attributesOf = (
  good: ExportGood,
  { properties }: GoodContext,
): Row<'products'>['attributes'] =>
  Object.fromEntries(
    good.values.flatMap(({ propertyId, value, all }) => {
      const code = properties.codeOf(propertyId)
      const allCode = all === undefined ? undefined : properties.codeOfAll(propertyId)
      return [
        ...(code === undefined ? [] : [[code, value] as const]),
        ...(allCode === undefined ? [] : [[allCode, all as string] as const]),
      ]
    }),
  )

/** Stages a good: as a product, or as a removal from its catalogue. */
export const stageGood = (
  batch: { [Kind in 'products' | 'removals' | 'barCodes']: Row<Kind>[] },
  good: ExportGood | null,
  origin: Origin,
  context: GoodContext,
): void => {
  if (good === null) return
  const { catalogId, rank } = origin.part
  if (good.isDeleted) {
    batch.removals.push({ catalog: catalogId, product: good.id })
    return
  }
  const { brand, barCodes } = good
  if (brand) {
    const { id, name } = brand
    context.brands.set(id, {
      externalId: id,
      slug: slugOf(name, id),
      name,
      country: null,
      description: null,
    })
  }
  if (barCodes) batch.barCodes.push({ product: good.id, codes: barCodes })
  batch.products.push({
    externalId: good.id,
    catalog: catalogId,
    rank,
    place: placeOf(origin),
    slug: slugOf(good.name, good.id),
    section: sectionOf(good, origin, context),
    brand: brand?.id ?? null,
    article: good.article,
    name: good.name,
    description: good.description,
    unit: good.unit,
    vatRate: good.vatRate,
    minOrderQuantity: null,
    multiplicity: null,
    popularity: 0,
    attributes: attributesOf(good, context),
    images: imagesOf(good, origin, context),
    originCountry: good.originCountry,
    okpd2: good.okpd2,
    registerNumber: good.registerNumber,
    createdAt: context.createdAt,
  })
}
