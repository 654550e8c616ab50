import * as z from 'zod'
import { cursorField } from './ids.ts'

const MAX_PAGE = 100_000

/** A page by its number; `sizes` are the lengths that may be asked for. */
export const pageInput = <const Sizes extends readonly [number, ...number[]]>(sizes: Sizes) => ({
  page: z.int().min(1).max(MAX_PAGE).optional(),
  pageSize: z.literal([...sizes] as [Sizes[number], ...Sizes[number][]]).optional(),
})

/** The same in a query string, where everything is text. */
export const pageQuery = <const Sizes extends readonly [number, ...number[]]>(sizes: Sizes) => ({
  page: z.coerce.number().int().min(1).max(MAX_PAGE).optional(),
  pageSize: z.coerce
    .number()
    .pipe(z.literal([...sizes] as [Sizes[number], ...Sizes[number][]]))
    .optional(),
})

/** The answer to it. A page past the end is PAGE_NOT_FOUND (D20), so `page` ≤ `pages`. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
    pages: z.int(),
  })

/** The items after one that is known already, for a query string: stays right while others are added. */
export const cursorInput = (maxLimit: number) => ({
  after: cursorField().optional(),
  limit: z.coerce.number().int().min(1).max(maxLimit).optional(),
})

/** The answer to it: `next` is the cursor to go on from, null at the end. */
export const cursorPageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), next: z.int().nullable() })
