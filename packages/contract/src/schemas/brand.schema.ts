import * as z from 'zod'

export const brandLinkSchema = z
  .object({ id: z.int(), slug: z.string(), name: z.string() })
  .meta({ id: 'BrandLink' })
export type BrandLink = z.infer<typeof brandLinkSchema>

export const brandSchema = z
  .object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    country: z.string().nullable(),
    description: z.string().nullable(),
    productCount: z.int(),
    sections: z
      .array(
        z.object({
          id: z.int(),
          slug: z.string(),
          name: z.string(),
          image: z.string().nullable(),
          productCount: z.int(),
        }),
      )
      .describe('Разделы верхнего уровня, в которых есть товары бренда'),
  })
  .meta({ id: 'Brand' })
export type Brand = z.infer<typeof brandSchema>

export const brandSummarySchema = z
  .object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    country: z.string().nullable(),
    productCount: z.int(),
  })
  .meta({ id: 'BrandSummary' })
export type BrandSummary = z.infer<typeof brandSummarySchema>
