import type { BasketLine } from '@isp/contract'
import { formatDate } from '@isp/i18n'
import type { Arrangement, LineGroup, LineOrder } from './arrangement.ts'
import { linesToolsMessages as messages } from './lines-tools.messages.ts'

const collator = new Intl.Collator('ru', { numeric: true, sensitivity: 'base' })

const nameOf = ({ product, name }: BasketLine): string => product?.name ?? name

/** When the whole line is together, as letters that sort: now, by a date, nobody knows when, never. */
const arrivalOf = ({ problem, quantityOrdered, quantityAvailable, expectedOn }: BasketLine) => {
  if (problem !== null) return '~~'
  return quantityAvailable >= quantityOrdered ? '' : (expectedOn ?? '~')
}

/** What has no price or article comes last. */
const compare: Readonly<
  Record<Exclude<LineOrder, 'added'>, (one: BasketLine, other: BasketLine) => number>
> = {
  name: (one, other) => collator.compare(nameOf(one), nameOf(other)),
  article: (one, other) =>
    Number(one.product === null) - Number(other.product === null) ||
    collator.compare(one.product?.article ?? '', other.product?.article ?? ''),
  price: (one, other) =>
    Number(one.price === null) - Number(other.price === null) ||
    (one.price ?? 0) - (other.price ?? 0),
  sum: (one, other) => other.sum - one.sum,
  arrival: (one, other) => {
    const [first, second] = [arrivalOf(one), arrivalOf(other)]
    return first < second ? -1 : Number(first > second)
  },
}

/** Its section's name; an empty one for what is not sold any more. */
const sectionOf = ({ product }: BasketLine): string => product?.section.name ?? ''

const arrivalHead = (line: BasketLine): string => {
  const arrival = arrivalOf(line)
  if (arrival === '') return messages.now
  if (arrival === '~') return messages.unknown
  return arrival === '~~' ? messages.notNow : messages.expected(formatDate(arrival))
}

/** What stands over lines that belong together. */
export const headOf: Readonly<Record<LineGroup, ((line: BasketLine) => string) | null>> = {
  none: null,
  section: sectionOf,
  arrival: arrivalHead,
}

const bySection = (sorted: readonly BasketLine[]): readonly BasketLine[] =>
  [...Map.groupBy(sorted, sectionOf)]
    .sort(
      ([one], [other]) => Number(one === '') - Number(other === '') || collator.compare(one, other),
    )
    .flatMap(([, own]) => own)

/** Lines in the wanted order, those of a group together; equal ones stay as they were put in. */
export const arrangeLines = (
  lines: readonly BasketLine[],
  { order, group }: Arrangement,
): readonly BasketLine[] => {
  const sorted = order === 'added' ? [...lines] : lines.toSorted(compare[order])
  if (group === 'section') return bySection(sorted)
  return group === 'arrival' ? sorted.toSorted(compare.arrival) : sorted
}
