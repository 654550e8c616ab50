import type { PropertyRow } from '../metadata.sql.ts'
import type { AttributeValues } from './card.sql.ts'
import { gramsIn, weightNames } from './product-weight.messages.ts'

/** Returns a function for the weight of a piece in grams; it gives null for attributes without a weight above 0. */
export const createScales = (properties: Iterable<PropertyRow>) => {
  const scales = [...properties]
    .flatMap(({ code, name, unit, kind }) => {
      const rank = weightNames.indexOf(name.trim().toLowerCase())
      const grams = gramsIn.get(unit ?? '')
      return kind === 'number' && rank >= 0 && grams !== undefined ? [{ code, rank, grams }] : []
    })
    .sort((one, other) => one.rank - other.rank)
  return (attributes: AttributeValues): number | null => {
    for (const { code, grams } of scales) {
      const value = Object.hasOwn(attributes, code) ? attributes[code] : null
      // rounded to a milligram, against results like 8.100000000000001 g for 0.0081 kg
      if (typeof value === 'number' && value > 0) return Math.round(value * grams * 1000) / 1000
    }
    return null
  }
}
