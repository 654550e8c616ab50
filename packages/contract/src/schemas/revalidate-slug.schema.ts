import * as z from 'zod'

/** Maximum number of products per call. */
export const MAX_REVALIDATED = 500

export const revalidatedSlugSchema = z
  .object({
    id: z.int(),
    slug: z.string().describe('Адрес, который теперь действует'),
    was: z.string().nullable().describe('Прежний, если он изменился'),
  })
  .meta({ id: 'RevalidatedSlug' })
export type RevalidatedSlug = z.infer<typeof revalidatedSlugSchema>

export const revalidatedListSchema = z.object({
  items: z.array(revalidatedSlugSchema).describe('По порядку номеров; незнакомые пропущены'),
})
