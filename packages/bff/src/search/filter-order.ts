import type { StatedOrder } from './build-sections.ts'
import type { Codes, Column, PropertyMeta, SectionMeta } from './columns.ts'
import { type NamePlaces, namedAt } from './name-places.ts'
import type { CatalogSource, PropertyRow } from './source.ts'

/** Sizes divide goods in the way in which they are bought; of other values more is needed to stand before them. */
const SIZE_WEIGHT = 1.5
/** A text is a size when so many goods have a value with a number behind two signs at most: М8, G1/2", 8.8. */
const MOSTLY = 0.9
const SIZE_TEXT = /^\D{0,2}\d/

/** So many properties of a section stand before the filters of stock, price and brand. */
const DECIDING = 6

type Range = Pick<SectionMeta, 'start' | 'end'>
type Built = { meta: PropertyMeta; row: PropertyRow }

/** Products of the range by code of the property; 0 counts those without a value. */
const countsIn = (
  { values, segments }: PropertyMeta,
  columns: Readonly<Record<string, Column>>,
  { start, end }: Range,
): Uint32Array => {
  const counts = new Uint32Array(values.length + 1)
  let counted = 0
  for (const segment of segments) {
    const codes = columns[segment.column] as Codes
    const [from, to] = [Math.max(start, segment.start), Math.min(end, segment.end)]
    for (let position = from; position < to; position += 1) {
      const code = codes[position - segment.start] as number
      counts[code] = (counts[code] as number) + 1
    }
    counted += Math.max(to - from, 0)
  }
  counts[0] = (counts[0] as number) + end - start - counted
  return counts
}

const isSize = ({ meta, row }: Built, counts: Uint32Array, held: number): boolean => {
  if (row.kind === 'number') return row.unit !== null
  if (row.kind === 'boolean') return false
  let sized = 0
  meta.values.forEach((value, place) => {
    if (SIZE_TEXT.test(String(value))) sized += counts[place + 1] as number
  })
  return sized >= held * MOSTLY
}

/**
 * How much a property tells the goods of a section apart: the information of a choice in bits, less for goods without a
 * value and for values that belong to one product alone, which name it rather than divide.
 */
const dividing = (counts: Uint32Array, all: number, held: number): number => {
  let [bits, alone] = [0, 0]
  for (let code = 1; code < counts.length; code += 1) {
    const count = counts[code] as number
    if (count > 0) bits -= (count / held) * Math.log2(count / held)
    if (count === 1) alone += 1
  }
  return bits * (held / all) * (1 - alone / (held + 1))
}

type Judged = { namedAt: number | null; score: number }

/** Sizes by which goods are named stand first, in the order of the names; then whatever divides the goods most. */
const bySense = (one: Judged, other: Judged): number => {
  if (one.namedAt !== null && other.namedAt !== null) return one.namedAt - other.namedAt
  if (one.namedAt !== null) return -1
  return other.namedAt !== null ? 1 : other.score - one.score
}

const chainOf = (sections: readonly SectionMeta[], ordinal: number): number[] => {
  const section = sections[ordinal]
  return section ? [ordinal, ...chainOf(sections, section.parent)] : []
}

/**
 * Puts the filters of each section in the order in which they decide: as the staff has put them; as the catalogue has
 * put them; by the goods themselves. Properties that stand equal in one are told apart by the next.
 */
export const orderFilters = (
  source: Pick<CatalogSource, 'properties' | 'filterOrders'>,
  sections: readonly SectionMeta[],
  stated: readonly StatedOrder[],
  built: {
    properties: readonly PropertyMeta[]
    columns: Readonly<Record<string, Column>>
    places: NamePlaces
  },
): void => {
  const chosenOf = new Map(source.filterOrders.map(({ sectionId, codes }) => [sectionId, codes]))
  const judge = (property: number, ordinal: number): Judged => {
    const [meta, row, section] = [
      built.properties[property],
      source.properties[property],
      sections[ordinal],
    ]
    if (!(meta && row && section)) return { namedAt: null, score: 0 }
    const counts = countsIn(meta, built.columns, section)
    const all = section.end - section.start
    const held = all - (counts[0] as number)
    const score = dividing(counts, all, held)
    if (held === 0 || score === 0) return { namedAt: null, score: 0 }
    if (!isSize({ meta, row }, counts, held)) return { namedAt: null, score }
    return {
      namedAt: namedAt(built.places, ordinal, property),
      score: score * SIZE_WEIGHT,
    }
  }
  sections.forEach((section, ordinal) => {
    const chosen = chainOf(sections, ordinal)
      .map((above) => chosenOf.get(sections[above]?.id ?? 0))
      .find((codes) => codes !== undefined)
    const placeOf = (property: number): number => {
      const place = chosen?.indexOf(source.properties[property]?.code ?? '') ?? -1
      return place < 0 ? Number.MAX_SAFE_INTEGER : place
    }
    const judged = section.filters.map((property) => ({
      property,
      chosen: placeOf(property),
      stated: stated[ordinal]?.get(property) ?? Number.MAX_SAFE_INTEGER,
      ...judge(property, ordinal),
    }))
    judged.sort(
      (one, other) => one.chosen - other.chosen || one.stated - other.stated || bySense(one, other),
    )
    // what divides nothing is not shown
    const next = judged.filter(({ score }) => score > 0)[DECIDING]
    section.filters = judged.map(({ property }) => property)
    section.deciding = next ? judged.indexOf(next) : judged.length
  })
}
