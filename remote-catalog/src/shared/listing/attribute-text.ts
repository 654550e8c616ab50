import type { Attribute, FilterSelection } from '@isp/contract'
import { formatNumber } from '@isp/i18n'
import { filterScale } from './filter-names.ts'
import { listingMessages } from './listing.messages.ts'

/** A value as it stands in a table whose header names the unit: «8,5», «HSS-E Co5», «да». */
export const attributeText = (value: Attribute['value']): string => {
  if (typeof value === 'number') return formatNumber(value)
  if (typeof value === 'boolean') return value ? listingMessages.yes : listingMessages.no
  return value
}

/** «3–8,5», «от 3», «до 8,5», «8,5» where both bounds are the same, in units of the address. */
export const rangeText = ({ code, from, to }: FilterSelection): string => {
  const shown = (bound: number) => formatNumber(bound / filterScale(code))
  if (from !== undefined && to !== undefined)
    return from === to ? shown(to) : listingMessages.between(shown(from), shown(to))
  return from === undefined
    ? listingMessages.below(shown(to ?? 0))
    : listingMessages.above(shown(from))
}
