import { lengthToDiameter } from '../trade/length-to-diameter.messages.ts'
import type { SectionMeta } from './columns.ts'
import type { CatalogSource, SectionPropertyRow, SectionRow } from './source.ts'

const bySort = (one: SectionRow, other: SectionRow): number =>
  one.sort - other.sort || one.id - other.id

type Filter = { ordinal: number; sort: number; isDerived: boolean }

/** Filters of a section by `sort`: for each property the nearest row up the chain of sections decides. */
const filtersOf = (source: CatalogSource, chain: readonly number[]): Filter[] => {
  const ordinalOf = new Map(source.properties.map((property, ordinal) => [property.id, ordinal]))
  const chosen = new Map<number, SectionPropertyRow>()
  for (const sectionId of chain) {
    for (const row of source.sectionProperties) {
      if (row.sectionId === sectionId) chosen.set(row.propertyId, row)
    }
  }
  return [...chosen]
    .filter(([, row]) => row.isFilter)
    .map(([propertyId, { sort, isDerived }]) => ({
      ordinal: ordinalOf.get(propertyId) ?? -1,
      sort,
      isDerived,
    }))
    .filter(({ ordinal }) => ordinal >= 0)
    .sort((one, other) => one.sort - other.sort || one.ordinal - other.ordinal)
}

/** Filter attributes that can hold a size, in the order of the section. Length to diameter («5×D») is not one. */
const sizesOf = (source: CatalogSource, filters: readonly number[]): SectionMeta['sizes'] =>
  filters.flatMap((ordinal) => {
    const property = source.properties[ordinal]
    return property === undefined ||
      property.kind === 'boolean' ||
      property.code === lengthToDiameter.code
      ? []
      : [{ code: property.code, unit: property.unit }]
  })

/** Of a section: places of properties that were given to it, not derived from its goods. */
export type StatedOrder = ReadonlyMap<number, number>

/**
 * Sections in depth-first order, each with the range of its products. A section whose parent is inactive (not in the
 * list) is left out with its subtree.
 */
export const buildSections = (
  source: CatalogSource,
): { sections: SectionMeta[]; stated: StatedOrder[] } => {
  const children = new Map<number | null, SectionRow[]>()
  for (const row of source.sections) {
    const siblings = children.get(row.parentId)
    if (siblings) siblings.push(row)
    else children.set(row.parentId, [row])
  }
  const sections: SectionMeta[] = []
  const stated: StatedOrder[] = []
  let position = 0
  const visit = (row: SectionRow, parent: number, chain: readonly number[]): void => {
    const ordinal = sections.length
    const ownChain = [...chain, row.id]
    const start = position
    position += source.productsBySection.get(row.id) ?? 0
    const rows = filtersOf(source, ownChain)
    const filters = rows.map(({ ordinal }) => ordinal)
    const section: SectionMeta = {
      id: row.id,
      name: row.name,
      parent,
      depth: chain.length,
      last: ordinal,
      start,
      ownEnd: position,
      end: position,
      filters,
      deciding: 0,
      sizes: sizesOf(source, filters),
    }
    sections.push(section)
    const given = rows.filter(({ isDerived }) => !isDerived)
    stated.push(new Map(given.map(({ ordinal: property, sort }) => [property, sort])))
    for (const child of (children.get(row.id) ?? []).sort(bySort)) visit(child, ordinal, ownChain)
    section.last = sections.length - 1
    section.end = position
  }
  for (const root of (children.get(null) ?? []).sort(bySort)) visit(root, -1, [])
  return { sections, stated }
}
