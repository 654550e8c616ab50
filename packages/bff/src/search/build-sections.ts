import { lengthToDiameter } from '../trade/length-to-diameter.messages.ts'
import type { SectionMeta } from './columns.ts'
import type { CatalogSource, SectionRow } from './source.ts'

const bySort = (one: SectionRow, other: SectionRow): number =>
  one.sort - other.sort || one.id - other.id

/** Filters of a section in their order: for each property the nearest row up the chain of sections decides. */
const filtersOf = (source: CatalogSource, chain: readonly number[]): number[] => {
  const ordinalOf = new Map(source.properties.map((property, ordinal) => [property.id, ordinal]))
  const chosen = new Map<number, { sort: number; isFilter: boolean }>()
  for (const sectionId of chain) {
    for (const row of source.sectionProperties) {
      if (row.sectionId === sectionId) chosen.set(row.propertyId, row)
    }
  }
  return [...chosen]
    .filter(([, row]) => row.isFilter)
    .map(([propertyId, row]) => ({ ordinal: ordinalOf.get(propertyId) ?? -1, sort: row.sort }))
    .filter(({ ordinal }) => ordinal >= 0)
    .sort((one, other) => one.sort - other.sort || one.ordinal - other.ordinal)
    .map(({ ordinal }) => ordinal)
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

/**
 * Sections in depth-first order, each with the range of its products. A section whose parent is inactive (not in the
 * list) is left out with its subtree.
 */
export const buildSections = (source: CatalogSource): SectionMeta[] => {
  const children = new Map<number | null, SectionRow[]>()
  for (const row of source.sections) {
    const siblings = children.get(row.parentId)
    if (siblings) siblings.push(row)
    else children.set(row.parentId, [row])
  }
  const sections: SectionMeta[] = []
  let position = 0
  const visit = (row: SectionRow, parent: number, chain: readonly number[]): void => {
    const ordinal = sections.length
    const ownChain = [...chain, row.id]
    const start = position
    position += source.productsBySection.get(row.id) ?? 0
    const filters = filtersOf(source, ownChain)
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
      sizes: sizesOf(source, filters),
    }
    sections.push(section)
    for (const child of (children.get(row.id) ?? []).sort(bySort)) visit(child, ordinal, ownChain)
    section.last = sections.length - 1
    section.end = position
  }
  for (const root of (children.get(null) ?? []).sort(bySort)) visit(root, -1, [])
  return sections
}
