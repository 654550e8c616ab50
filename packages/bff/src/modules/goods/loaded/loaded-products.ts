import type { ExchangeRecord } from '@isp/contract'
import { barCodeKey } from '@isp/contract/gtin'
import { slugOf } from '../../../kernel/slug.ts'
import type { LoadContext, LoadFault, LoadItem } from '../../../load/loaded-entity.ts'
import { type Entity, inTable, loadRows } from '../../../load/loaded-rows.ts'
import { loadedGoodsMessages as messages } from './loaded-goods.messages.ts'
import {
  selectMemberships,
  selectOwnFields,
  selectPropertyKinds,
  selectStoredProducts,
  selectUnits,
} from './loaded-goods.sql.ts'
import { attributesOf, keptFields, ownBarCodes } from './loaded-values.ts'

type ProductItem = LoadItem<ExchangeRecord<'products'>>

const productRow = (
  { ids }: LoadContext,
  { id, record }: ProductItem,
  unit: string,
  attributes: Readonly<Record<string, number | string | boolean>>,
) => ({
  externalId: id,
  slug: slugOf(`${record.name} ${record.article}`, id),
  section: ids.toShop(record.section),
  brand: record.brand === null ? null : ids.toShop(record.brand),
  priceGroup: record.priceGroup === null ? null : ids.toShop(record.priceGroup),
  article: record.article,
  name: record.name,
  description: record.description,
  unit,
  vatRate: record.vatRate,
  minOrderQuantity: record.minOrderQuantity,
  multiplicity: record.multiplicity,
  popularity: 0,
  attributes,
  images: null,
  originCountry: record.originCountry,
  okpd2: record.okpd2,
  registerNumber: record.registerNumber,
  createdAt: new Date().toISOString(),
})

const barCodesRow = ({ id, record: { gtins } }: ProductItem) =>
  gtins === null ? [] : [{ product: id, codes: gtins.flatMap((code) => barCodeKey(code) ?? []) }]

export const products: Entity<'products'> = {
  name: 'products',
  ...inTable('product'),
  references: ({ section, unit, brand, priceGroup, properties: own }) => [
    { entity: 'sections', path: 'section', id: section },
    { entity: 'units', path: 'unit', id: unit },
    ...(brand === null ? [] : [{ entity: 'brands', path: 'brand', id: brand }]),
    ...(priceGroup === null
      ? []
      : [{ entity: 'price-groups', path: 'priceGroup', id: priceGroup }]),
    ...own.map(({ property }, at) => ({
      entity: 'properties',
      path: `properties.${at}.property`,
      id: property,
    })),
  ],
  write: async (context, items) => {
    const { database, ids } = context
    const asked = [
      ...new Set(
        items.flatMap(({ record }) => record.properties.map((one) => ids.toShop(one.property))),
      ),
    ]
    const kinds = new Map(
      (await selectPropertyKinds(database, asked)).map((kind) => [kind.id, kind]),
    )
    const names = [...new Set(items.map(({ record }) => record.unit))]
    const shortNames = new Map(
      (await selectUnits(database, names.map(ids.toShop), names)).map((unit) => [
        unit.id,
        unit.shortName,
      ]),
    )
    const faults: LoadFault[] = []
    const rows = items.flatMap((item) => {
      const { attributes, fault } = attributesOf(item, (id) => kinds.get(ids.toShop(id)))
      if (fault) faults.push(fault)
      const unit = shortNames.get(ids.toShop(item.record.unit)) ?? item.record.unit
      return fault ? [] : [productRow(context, item, unit, attributes)]
    })
    const own = await selectOwnFields(
      database,
      items.map(({ id }) => id),
    )
    if (rows.length > 0)
      await loadRows(context, { products: rows, barCodes: items.flatMap(barCodesRow) })
    return [...faults, ...keptFields(own, items, ids.toShop), ...items.flatMap(ownBarCodes)]
  },
  standing: async ({ database }, ids) => {
    const rows = await selectStoredProducts(database, ids)
    return new Map(
      rows.map(({ id, vatRate, minimum, multiplicity }) => [
        id,
        messages.productStays(vatRate, minimum, multiplicity),
      ]),
    )
  },
  hide: async (context, ids) => {
    await loadRows(context, { removals: await selectMemberships(context.database, ids) })
    return []
  },
  shown: ({ owns }) =>
    `select external_id as id from product where is_active and ${owns('external_id')}`,
}
