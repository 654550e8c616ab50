import { type CuttingData, type WorkGroup, workGroups } from '@isp/contract'
import type { AttributeValues } from '../cards/card.sql.ts'

export type CuttingRow = {
  group: WorkGroup
  operation: CuttingData['operation']
  speedFrom: number
  speedTo: number
  /** Feeds are for each millimetre of the diameter. */
  feedFrom: number
  feedTo: number
}

const numberOf = (attributes: AttributeValues, code: string): number | null => {
  const value = attributes[code]
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null
}

/** Groups of work materials in the attribute `iso_materials` («P, M, K»); all groups if it names none. */
const namedGroups = ({ iso_materials }: AttributeValues): readonly string[] => {
  const named = typeof iso_materials === 'string' ? iso_materials.match(/\b[PMKNSH]\b/g) : null
  return named ?? workGroups
}

/** Feed in mm, rounded to a thousandth because machines cannot be set more precisely; at least 0.001. */
const feedOf = (share: number, diameter: number): number =>
  Math.max(0.001, Math.round(share * diameter * 1000) / 1000)

/**
 * Cutting data of a product from its section's rows; null without rows, a diameter, rows of its material groups or, except for
 * drilling, a whole number of teeth.
 */
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
