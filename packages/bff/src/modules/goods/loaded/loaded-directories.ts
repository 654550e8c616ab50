import { newCode, slugOf } from '../../../kernel/slug.ts'
import type { LoadContext, LoadFault } from '../../../load/loaded-entity.ts'
import {
  type DeletedTable,
  deleteUnreferenced,
  emptyWarehouses,
  hideSections,
  selectBaseType,
  selectSectionParents,
  selectTakenCodes,
  selectUnits,
  showSections,
  upsertPriceGroups,
  upsertUnits,
} from './loaded-goods.sql.ts'
import { type Entity, inTable, load, marksById } from './loaded-goods.ts'
import { findCircles } from './loaded-values.ts'

const deleted = (table: DeletedTable) => ({
  hide: async ({ database }: LoadContext, ids: readonly string[]) =>
    (await deleteUnreferenced(database, table, ids)).flatMap(({ id }) => id ?? []),
})

const noReferences = { references: () => [] }

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
    if (!items.some(({ record }) => record.isBase)) return []
    const base = await selectBaseType(context.database)
    return items.flatMap(({ id, place, record }): LoadFault[] => {
      if (!base || !record.isBase || base.ids.includes(id)) return []
      const params = { base: base.name }
      return [{ place, path: 'isBase', code: 'NOT_BASE', params, isNote: true }]
    })
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

/** What goods are described by and stand in, what is referred to first. */
export const directories = [
  units,
  warehouses,
  priceTypes,
  priceGroups,
  brands,
  properties,
  sections,
] as const
