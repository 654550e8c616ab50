import type { OwnBetter } from '@isp/contract'
import { millimetres } from '../attribute-groups.messages.ts'
import type { PropertyBetterRow } from './property-better.sql.ts'

/** Of a size, the nearest to the chosen product is the one that fits in its place; nothing else is known by itself. */
export const byDefault = ({ kind, unit }: Pick<PropertyBetterRow, 'kind' | 'unit'>): OwnBetter =>
  kind === 'number' && unit !== null && millimetres.includes(unit) ? 'nearer' : 'none'

export const betterOf = (property: PropertyBetterRow): OwnBetter =>
  property.better ?? byDefault(property)
