import type { Better } from '@isp/contract'

/**
 * Places of the values than which no other is better; none where a value is alone, where all are equally good, or where
 * nobody knows what is better. `base`: the place of the product that is not to be replaced but matched; -1: none.
 */
export const bestPlaces = (
  numbers: readonly (number | null)[],
  better: Better | null,
  base: number,
): ReadonlySet<number> => {
  const target = numbers[base] ?? null
  const worthOf = (number: number): number | null => {
    if (better !== 'nearer') return better === 'more' ? number : -number
    return target === null ? null : -Math.abs(number - target)
  }
  const known = numbers.flatMap((number, place) => {
    const isLeftOut = number === null || (better === 'nearer' && place === base)
    const worth = isLeftOut || !better ? null : worthOf(number)
    return worth === null ? [] : [{ place, worth }]
  })
  const worths = known.map(({ worth }) => worth)
  const best = Math.max(...worths)
  if (best === Math.min(...worths)) return new Set()
  return new Set(known.flatMap(({ place, worth }) => (worth === best ? [place] : [])))
}
