import * as z from 'zod'
import { cursorField } from './ids.ts'

const MAX_PAGE = 100_000

/** A page number and a page size, which must be one of `sizes`. */
export const pageInput = <const Sizes extends readonly [number, ...number[]]>(sizes: Sizes) => ({
  page: z.int().min(1).max(MAX_PAGE).optional(),
  pageSize: z.literal([...sizes] as [Sizes[number], ...Sizes[number][]]).optional(),
})

/** The same in a query string, where every value is text. */
export const pageQuery = <const Sizes extends readonly [number, ...number[]]>(sizes: Sizes) => ({
  page: z.coerce.number().int().min(1).max(MAX_PAGE).optional(),
  pageSize: z.coerce
    .number()
    .pipe(z.literal([...sizes] as [Sizes[number], ...Sizes[number][]]))
    .optional(),
})

/** A response with one page. A page past the end is PAGE_NOT_FOUND (D20), so `page` ≤ `pages`. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
    pages: z.int(),
  })

/** Input of a list with a cursor, for a query string; stays correct while items are added. */
export const cursorInput = (maxLimit: number) => ({
  after: cursorField().optional(),
  limit: z.coerce.number().int().min(1).max(maxLimit).optional(),
})

/** A response with a cursor: `next` continues the list, null at the end. */
export const cursorPageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), next: z.int().nullable() })
