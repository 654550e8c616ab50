import type { wordIndex } from './build-words.ts'
import type { SectionMeta } from './columns.ts'
import { type Level, levels } from './text/levels.ts'
import { designatedCodes } from './text/property-designations.ts'

const LEVELS_OF_SIZES: readonly Level[] = [levels.head, levels.name]
const isSize = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && /\d/.test(value))

/** Where a range begins, and what is never said without its letter: nobody asks by these numbers alone. */
const SECOND: ReadonlySet<string> = new Set(
  'min_diameter clamping_min range_from torque_min module'.split(' '),
)

/** The other mouth of a wrench: «17» asks for 14×17 as much as for 17×19. */
const EQUAL: ReadonlySet<string> = new Set(['wrench_size_2'])

/** Designations with figures in them, which measure nothing. */
const NO_SIZE: ReadonlySet<string> = new Set([...designatedCodes, 'standard'])

/** The first two attributes of the section with a number in them are what its products are asked by. */
export const addSizes = (
  words: Pick<ReturnType<typeof wordIndex>, 'addSize'>,
  sizes: SectionMeta['sizes'],
  attributes: Readonly<Record<string, unknown>>,
): void => {
  let found = 0
  for (const { code, unit } of sizes) {
    const value = attributes[code]
    if (NO_SIZE.has(code) || !isSize(value)) continue
    if (SECOND.has(code)) {
      words.addSize(value, unit, levels.name)
      continue
    }
    if (EQUAL.has(code)) words.addSize(value, unit, levels.head)
    words.addSize(value, unit, LEVELS_OF_SIZES[found] ?? levels.elsewhere)
    found += 1
  }
}
