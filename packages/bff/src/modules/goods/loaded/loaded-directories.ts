import { newCode, slugOf } from '../../../kernel/slug.ts'
import {
  deletedUnless,
  type Entity,
  inTable,
  loadRows,
  marksById,
  takenCodes,
} from '../../../load/loaded-rows.ts'
import {
  hideSections,
  selectSectionParents,
  selectUnits,
  showSections,
  upsertPriceGroups,
  upsertUnits,
} from './loaded-goods.sql.ts'
import { findCircles } from './loaded-values.ts'

const noReferences = { references: () => [] }

const units: Entity<'units'> = {
  name: 'units',
  ...noReferences,
  ...inTable('unit'),
  ...deletedUnless(
    'unit',
    'exists (select from product join unit on unit.short_name = product.unit where unit.id = asked.id and product.is_active)',
  ),
  // products refer to units by short name as well
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
  ...deletedUnless('price_group', 'exists (select from product where price_group_id = asked.id)'),
  write: async ({ database }, items) => {
    await upsertPriceGroups(
      database,
      items.map(({ id, record }) => ({ ...record, id })),
    )
    return []
  },
}

const brands: Entity<'brands'> = {
  name: 'brands',
  ...noReferences,
  ...inTable('brand'),
  ...deletedUnless('brand', 'exists (select from product where brand_id = asked.id)'),
  write: async (context, items) => {
    await loadRows(context, {
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
  ...deletedUnless(
    'property',
    'exists (select from product join property on property.id = asked.id where product.attributes ? property.code)',
  ),
  write: async (context, items) => {
    const codes = await takenCodes(context)
    await loadRows(context, {
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
    await loadRows(context, {
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

/** Everything products refer to; a referenced entity comes before the one that refers to it. */
export const directories = [units, priceGroups, brands, properties, sections] as const
