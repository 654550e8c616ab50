import { type CuttingData, type WorkGroup, workGroups } from '@isp/contract'
import type { AttributeValues } from '../cards/card.sql.ts'

export type CuttingRow = {
  group: WorkGroup
  operation: CuttingData['operation']
  speedFrom: number
  speedTo: number
  /** For each millimetre of the diameter. */
  feedFrom: number
  feedTo: number
}

const numberOf = (attributes: AttributeValues, code: string): number | null => {
  const value = attributes[code]
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null
}

/** The groups that the maker names («P, M, K»); all of them where he names none. */
const namedGroups = ({ iso_materials }: AttributeValues): readonly string[] => {
  const named = typeof iso_materials === 'string' ? iso_materials.match(/\b[PMKNSH]\b/g) : null
  return named ?? workGroups
}

/** Rounded to a thousandth of a millimetre: machines cannot be set more precisely. */
const feedOf = (share: number, diameter: number): number =>
  Math.max(0.001, Math.round(share * diameter * 1000) / 1000)

/** What the section's data say of this product; null without a diameter, or teeth for a mill. */
export const cuttingOf = (
  rows: readonly CuttingRow[],
  attributes: AttributeValues,
): CuttingData | null => {
  const diameter = numberOf(attributes, 'diameter')
  const [first] = rows
  if (!first || diameter === null) return null
  const { operation } = first
  const teeth = operation === 'drilling' ? 1 : numberOf(attributes, 'teeth')
  if (teeth === null || !Number.isInteger(teeth)) return null
  const named = namedGroups(attributes)
  const groups = workGroups.flatMap((group) => {
    const row = rows.find((one) => one.group === group)
    if (!row || !named.includes(group)) return []
    return [
      {
        group,
        speed: { from: row.speedFrom, to: row.speedTo },
        feed: { from: feedOf(row.feedFrom, diameter), to: feedOf(row.feedTo, diameter) },
      },
    ]
  })
  return groups.length > 0 ? { operation, diameter, teeth, groups } : null
}
