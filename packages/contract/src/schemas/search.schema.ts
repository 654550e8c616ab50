import * as z from 'zod'
import { matchSchema } from './listing.schema.ts'

/** A product suggested in one line. */
export const suggestedProductSchema = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  article: z.string(),
  image: z.string().nullable(),
  brand: z.object({ name: z.string() }).nullable(),
})

/** Suggestions of the search box (§2.5, §3 "Search response"). */
export const suggestionsSchema = z
  .object({
    products: z.array(suggestedProductSchema),
    sections: z.array(
      z.object({
        id: z.int(),
        slug: z.string(),
        name: z.string(),
        parent: z.object({ name: z.string() }).nullable(),
      }),
    ),
    /** Brands named in the search text; usually none. */
    brands: z.array(z.object({ id: z.int(), slug: z.string(), name: z.string() })),
    match: matchSchema.optional().describe('Если размера или значения из запроса нет'),
  })
  .meta({ id: 'Suggestions' })
export type Suggestions = z.infer<typeof suggestionsSchema>
