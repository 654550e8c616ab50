import type { wordIndex } from './build-words.ts'
import type { SectionMeta } from './columns.ts'
import type { ProductRow } from './source.ts'
import { type Level, levels } from './text/levels.ts'
import { rangeWordsOf } from './text/pairs.ts'
import { unmeasuredCodes } from './text/property-designations.ts'
import { normaliseSigns } from './text/words.ts'

const LEVELS_OF_SIZES: readonly Level[] = [levels.head, levels.name]
const isSize = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && /\d/.test(value))

/** The start of a range, and values that are always written with a letter: nobody searches by these numbers alone. */
const SECOND: ReadonlySet<string> = new Set('clamping_min range_from torque_min module'.split(' '))

/** The smallest diameter that a tool covers: nobody searches by it alone. */
const LEAST = 'min_diameter'
/** «4–12» in the name: the greater end of a range is a weaker match than a diameter of its own. */
const LEVELS_OF_RANGES: readonly Level[] = [levels.name]
const isRange = (name: string, least: unknown): boolean =>
  typeof least === 'number' &&
  rangeWordsOf(normaliseSigns(name)).some((word) => word.startsWith(`#${least}-`))

/** The other opening of a wrench: «17» means 14×17 as much as 17×19. */
const EQUAL: ReadonlySet<string> = new Set(['wrench_size_2'])

/** Designations that contain digits but measure nothing. */
const NO_SIZE: ReadonlySet<string> = new Set([...unmeasuredCodes, 'standard'])

/** Indexes the sizes of a product: the first two attributes of its section that hold a number are its main sizes. */
export const addSizes = (
  words: Pick<ReturnType<typeof wordIndex>, 'addRange' | 'addSize'>,
  sizes: SectionMeta['sizes'],
  { name, attributes }: Pick<ProductRow, 'name' | 'attributes'>,
): void => {
  const hasRange = isRange(name, attributes[LEAST])
  const ofPlace = hasRange ? LEVELS_OF_RANGES : LEVELS_OF_SIZES
  if (hasRange) words.addRange()
  let found = 0
  for (const { code, unit } of sizes) {
    const value = attributes[code]
    if (code === LEAST || NO_SIZE.has(code) || !isSize(value)) continue
    if (SECOND.has(code)) {
      words.addSize(value, unit, levels.name)
      continue
    }
    if (EQUAL.has(code)) words.addSize(value, unit, levels.head)
    words.addSize(value, unit, ofPlace[found] ?? levels.elsewhere)
    found += 1
  }
}
