import type { ExchangeEntityName, ExchangeRecord } from '@isp/contract'
import { type CatalogBatch, loadInto, priceTypesByExternalId } from '../../catalog-load/index.ts'
import { newCode, slugOf } from '../../kernel/slug.ts'
import {
  type LoadContext,
  type LoadedEntity,
  type LoadFault,
  type LoadItem,
  partsOf,
} from '../../trade/loaded-entity.ts'
import {
  type DeletedTable,
  deleteUnreferenced,
  emptyWarehouses,
  ensureCatalog,
  hideSections,
  type MarkedTable,
  selectMarks,
  selectMemberships,
  selectOwnFields,
  selectPriceMarks,
  selectPriceSources,
  selectPropertyKinds,
  selectSectionParents,
  selectStockMarks,
  selectTakenCodes,
  selectUnits,
  showSections,
  upsertPriceGroups,
  upsertUnits,
} from './loaded-goods.sql.ts'
import { asHundredths, attributesOf, findCircles, keptFields } from './loaded-values.ts'

const marksById = (rows: readonly { id: string; mark: string }[]): Map<string, string> =>
  new Map(rows.map(({ id, mark }) => [id, mark]))

/** Everything that comes by records of one source is in one catalogue of that source. */
const catalogOf = ({ ids }: LoadContext): string => ids.toShop('exchange')

/** Into the catalogue, by the path that exports of 1C take as well. */
const load = async (context: LoadContext, batch: CatalogBatch): Promise<void> => {
  const catalog = catalogOf(context)
  await ensureCatalog(context.database, catalog)
  await loadInto(context.client, [batch], { mode: 'rows', origin: 'accounting', catalog })
  // one transaction may load several times, and each needs its staging tables
  await context.client.query('discard temp')
}

const inTable = (table: MarkedTable) => ({
  known: async ({ database }: LoadContext, ids: readonly string[]) =>
    marksById(await selectMarks(database, table, ids)),
  shown: ({ owns }: LoadContext['ids']) =>
    `select external_id as id from ${table} where ${owns('external_id')}`,
})

const deleted = (table: DeletedTable) => ({
  hide: async ({ database }: LoadContext, ids: readonly string[]) =>
    (await deleteUnreferenced(database, table, ids)).flatMap(({ id }) => id ?? []),
})

const noReferences = { references: () => [] }

type Entity<Name extends ExchangeEntityName> = LoadedEntity<ExchangeRecord<Name>> & { name: Name }

const units: Entity<'units'> = {
  name: 'units',
  ...noReferences,
  ...inTable('unit'),
  ...deleted('unit'),
  // products name units by their short names as well
  known: async ({ database, ids: source }, ids) => {
    const names = ids.map((id) => source.fromShop(id) ?? id)
    return marksById(await selectUnits(database, ids, names))
  },
  write: async ({ database }, items) => {
    await upsertUnits(
      database,
      items.map(({ id, record }) => ({ ...record, id })),
    )
    return []
  },
}

const priceGroups: Entity<'price-groups'> = {
  name: 'price-groups',
  ...noReferences,
  ...inTable('price_group'),
  ...deleted('price_group'),
  write: async ({ database }, items) => {
    await upsertPriceGroups(
      database,
      items.map(({ id, record }) => ({ ...record, id })),
    )
    return []
  },
}

const takenCodes = async ({ database }: LoadContext): Promise<Set<string>> =>
  new Set((await selectTakenCodes(database)).map(({ code }) => code))

const warehouses: Entity<'warehouses'> = {
  name: 'warehouses',
  ...noReferences,
  ...inTable('warehouse'),
  write: async (context, items) => {
    const codes = await takenCodes(context)
    await load(context, {
      warehouses: items.map(({ id, record: { name, city, sort } }) => ({
        externalId: id,
        code: newCode(name, id, codes),
        name,
        city,
        sort,
      })),
    })
  },
  hide: async ({ database }, ids) => {
    await emptyWarehouses(database, ids)
    return []
  },
}

const priceTypes: Entity<'price-types'> = {
  name: 'price-types',
  ...inTable('price_type'),
  ...deleted('price_type'),
  references: ({ currency }) =>
    currency === 'RUB' ? [] : [{ entity: 'currencies', path: 'currency', id: currency }],
  write: async (context, items) => {
    const codes = await takenCodes(context)
    await load(context, {
      priceTypes: items.map(({ id, record: { name, isBase } }) => ({
        externalId: id,
        code: newCode(name, id, codes),
        name,
        isBase,
      })),
      priceTypeSources: items.map(({ id, record: { currency, hasVat } }) => ({
        externalId: id,
        priceType: id,
        currency,
        hasVat,
      })),
    })
    return []
  },
}

const brands: Entity<'brands'> = {
  name: 'brands',
  ...noReferences,
  ...inTable('brand'),
  ...deleted('brand'),
  write: async (context, items) => {
    await load(context, {
      brands: items.map(({ id, record: { name, country, description } }) => ({
        externalId: id,
        slug: slugOf(name, id),
        name,
        country,
        description,
      })),
    })
    return []
  },
}

const properties: Entity<'properties'> = {
  name: 'properties',
  ...noReferences,
  ...inTable('property'),
  ...deleted('property'),
  write: async (context, items) => {
    const codes = await takenCodes(context)
    await load(context, {
      properties: items.map(({ id, record: { name, unit, kind, sort } }) => ({
        externalId: id,
        code: newCode(name, id, codes),
        name,
        unit,
        kind,
        sort,
      })),
    })
    return []
  },
}

const sections: Entity<'sections'> = {
  name: 'sections',
  ...inTable('section'),
  references: ({ parent }) =>
    parent === null ? [] : [{ entity: 'sections', path: 'parent', id: parent }],
  write: async (context, items) => {
    const { ids, database } = context
    const circular = findCircles(await selectSectionParents(database), items, ids.toShop)
    const sound = items.filter(({ place }) => !circular.has(place))
    await load(context, {
      sections: sound.map(({ id, record: { name, parent, description, sort } }) => ({
        externalId: id,
        parent: parent === null ? null : ids.toShop(parent),
        slug: slugOf(name, id),
        name,
        description,
        image: null,
        sort,
      })),
    })
    await showSections(
      database,
      sound.map(({ id }) => id),
    )
    return [...circular].map((place) => ({ place, path: 'parent', code: 'CYCLE' }))
  },
  hide: async ({ database }, ids) => {
    await hideSections(database, ids)
    return []
  },
  shown: ({ owns }) =>
    `select external_id as id from section where is_active and ${owns('external_id')}`,
}

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

const products: Entity<'products'> = {
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
    if (rows.length > 0) await load(context, { products: rows })
    return [...faults, ...keptFields(own, items, ids.toShop)]
  },
  hide: async (context, ids) => {
    await load(context, { removals: await selectMemberships(context.database, ids) })
    return []
  },
  shown: ({ owns }) =>
    `select external_id as id from product where is_active and ${owns('external_id')}`,
}

const pairs = (ids: readonly string[]) => ({
  first: ids.map((id) => partsOf(id)[0] ?? ''),
  second: ids.map((id) => partsOf(id)[1] ?? ''),
})

const prices: Entity<'prices'> = {
  name: 'prices',
  references: ({ product, priceType }) => [
    { entity: 'products', path: 'product', id: product },
    { entity: 'price-types', path: 'priceType', id: priceType },
  ],
  known: async ({ database }, ids) => {
    const { first, second } = pairs(ids)
    return marksById(await selectPriceMarks(database, first, second))
  },
  write: async (context, items) => {
    const told = new Map(
      (await selectPriceSources(context.database)).map((source) => [source.id, source]),
    )
    await load(context, {
      prices: items.map(({ id, record: { price, steps } }) => {
        const [product = '', priceType = ''] = partsOf(id)
        const { currency = 'RUB', hasVat = true } = told.get(priceType) ?? {}
        return {
          product,
          priceType,
          amount: price === null ? null : asHundredths(price),
          addsVat: !hasVat,
          currency: currency === 'RUB' ? null : currency,
          stepQuantities: steps.length === 0 ? null : steps.map(({ from }) => from),
          stepAmounts: steps.length === 0 ? null : steps.map((step) => asHundredths(step.price)),
        }
      }),
    })
  },
  hide: async (context, ids) => {
    await load(context, {
      prices: ids.map((id) => {
        const [product = '', priceType = ''] = partsOf(id)
        return { product, priceType, amount: null }
      }),
    })
    return []
  },
  shown: (ids) =>
    `select product.external_id || e'\\t' || named.external_id as id from price
       join product on product.id = price.product_id join source_catalog c on c.id = price.catalog_id
       join (${priceTypesByExternalId}) named on named.id = price.price_type_id
      where c.external_id = '${ids.toShop('exchange')}'`,
}

const rests: Entity<'rests'> = {
  name: 'rests',
  references: ({ product, warehouse }) => [
    { entity: 'products', path: 'product', id: product },
    { entity: 'warehouses', path: 'warehouse', id: warehouse },
  ],
  known: async ({ database }, ids) => {
    const { first, second } = pairs(ids)
    return marksById(await selectStockMarks(database, first, second))
  },
  write: async (context, items) => {
    await load(context, {
      stock: items.map(({ id, record: { quantity } }) => {
        const [product = '', warehouse = ''] = partsOf(id)
        return { product, warehouse, quantity }
      }),
    })
  },
  hide: async (context, ids) => {
    await load(context, {
      stock: ids.map((id) => {
        const [product = '', warehouse = ''] = partsOf(id)
        return { product, warehouse, quantity: null }
      }),
    })
    return []
  },
  shown: (ids) =>
    `select product.external_id || e'\\t' || warehouse.external_id as id from stock
       join product on product.id = stock.product_id join source_catalog c on c.id = stock.catalog_id
       join warehouse on warehouse.id = stock.warehouse_id
      where c.external_id = '${ids.toShop('exchange')}'`,
}

export { analyseGoods } from './loaded-goods.sql.ts'

/** Goods, and what they are described by, priced and counted in. */
export const loadedGoods = [
  units,
  warehouses,
  priceTypes,
  priceGroups,
  brands,
  properties,
  sections,
  products,
  prices,
  rests,
] as const satisfies readonly LoadedEntity[]
