import {
  type Codes,
  type Column,
  type PropertyMeta,
  type SectionMeta,
  sharedCodes,
} from './columns.ts'
import { compareNames } from './name-order.ts'
import type { PropertyRow } from './source.ts'

type Value = string | number | boolean
type Segment = { start: number; end: number; column: string; codes: Codes }
type Draft = { row: PropertyRow; codeOf: Map<Value, number>; segments: Segment[] }
type Store = (attributes: Readonly<Record<string, unknown>>, position: number) => void

const sortedValues = (draft: Draft): Value[] => {
  const values = [...draft.codeOf.keys()]
  if (draft.row.kind === 'number') return values.sort((one, other) => Number(one) - Number(other))
  // «true» before «false»: buyers usually look for yes
  if (draft.row.kind === 'boolean') return values.sort((one, other) => Number(other) - Number(one))
  return values.sort((one, other) => compareNames(String(one), String(other)))
}

/** The outermost sections that filter by the property; their subtrees do not overlap. */
const segmentsOf = (sections: readonly SectionMeta[], ordinal: number): Segment[] => {
  const segments: Segment[] = []
  let covered = -1
  sections.forEach((section, place) => {
    if (place <= covered || !section.filters.includes(ordinal)) return
    covered = section.last
    const { start, end } = section
    const column = `property-${ordinal}-${segments.length}`
    if (end > start) segments.push({ start, end, column, codes: sharedCodes(end - start, 0) })
  })
  return segments
}

/** Moves codes to a wider array when a code no longer fits: most properties have few values and keep a narrow one. */
const widen = (segment: Segment, code: number): void => {
  const wider = sharedCodes(segment.codes.length, code)
  wider.set(segment.codes)
  segment.codes = wider
}
const greatestOf = ({ BYTES_PER_ELEMENT }: Codes): number => 2 ** (BYTES_PER_ELEMENT * 8) - 1

/**
 * Builds attribute columns. Codes are given in the order in which values appear and renumbered at the end, so that they
 * ascend with the values. A value whose type differs from the property's kind is ignored.
 */
export const attributeColumns = (
  sections: readonly SectionMeta[],
  properties: readonly PropertyRow[],
): {
  storeOf: (section: SectionMeta) => Store
  finish: (columns: Record<string, Column>) => PropertyMeta[]
} => {
  const drafts = properties.map(
    (row, ordinal): Draft => ({ row, codeOf: new Map(), segments: segmentsOf(sections, ordinal) }),
  )

  const storeOf = (section: SectionMeta): Store => {
    const plan = drafts.flatMap((draft) =>
      draft.segments
        .filter((segment) => segment.start <= section.start && section.ownEnd <= segment.end)
        .map((segment) => ({ segment, codeOf: draft.codeOf, row: draft.row })),
    )
    return (attributes, position) => {
      for (const { row, codeOf, segment } of plan) {
        const value = attributes[row.code]
        if (typeof value !== row.kind || value === '') continue
        let code = codeOf.get(value as Value)
        if (code === undefined) {
          code = codeOf.size + 1
          codeOf.set(value as Value, code)
        }
        if (code > greatestOf(segment.codes)) widen(segment, code)
        segment.codes[position - segment.start] = code
      }
    }
  }

  const finish = (columns: Record<string, Column>): PropertyMeta[] =>
    drafts.map((draft) => {
      const values = sortedValues(draft)
      const renumbered = new Uint32Array(values.length + 1)
      values.forEach((value, place) => {
        renumbered[draft.codeOf.get(value) ?? 0] = place + 1
      })
      const segments = draft.segments.map((segment) => {
        // all segments of a property must have the same width
        if (values.length > greatestOf(segment.codes)) widen(segment, values.length)
        const { start, end, column, codes } = segment
        for (let place = 0; place < codes.length; place += 1) {
          codes[place] = renumbered[codes[place] as number] as number
        }
        columns[column] = codes
        return { start, end, column }
      })
      const { code, kind } = draft.row
      const kept = values.map((value) => (typeof value === 'boolean' ? String(value) : value))
      return { code, kind, values: kept, segments }
    })

  return { storeOf, finish }
}
