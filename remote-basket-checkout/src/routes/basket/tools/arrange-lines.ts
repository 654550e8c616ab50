import type { BasketLine } from '@isp/contract'

export const lineOrders = ['added', 'name', 'article', 'price', 'sum'] as const
export type LineOrder = (typeof lineOrders)[number]
export type Arrangement = { order: LineOrder; isGrouped: boolean }

const collator = new Intl.Collator('ru', { numeric: true, sensitivity: 'base' })

const nameOf = ({ product, name }: BasketLine): string => product?.name ?? name

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
}

/** Its section's name; an empty one for what is not sold any more. */
export const sectionOf = ({ product }: BasketLine): string => product?.section.name ?? ''

/** Lines in the wanted order, sections together when they are; equal ones stay as they were put in. */
export const arrangeLines = (
  lines: readonly BasketLine[],
  { order, isGrouped }: Arrangement,
): readonly BasketLine[] => {
  const sorted = order === 'added' ? [...lines] : lines.toSorted(compare[order])
  if (!isGrouped) return sorted
  const sections = [...Map.groupBy(sorted, sectionOf)].sort(
    ([one], [other]) => Number(one === '') - Number(other === '') || collator.compare(one, other),
  )
  return sections.flatMap(([, own]) => own)
}
