import * as z from 'zod'
import { productsQuerySchema } from './listing.schema.ts'
import { sectionNodeSchema } from './section.schema.ts'

/** The query of a product list without sorting and pages. */
export const sectionsQuerySchema = productsQuerySchema
  .omit({ sort: true, matrix: true, page: true, pageSize: true })
  .meta({ id: 'SectionsQuery' })
export type SectionsQuery = z.infer<typeof sectionsQuerySchema>

export const filteredSectionsSchema = z
  .object({
    total: z.int().describe('Сколько товаров подходит'),
    items: z.array(sectionNodeSchema).describe('От верхнего уровня; без разделов, где не нашлось'),
  })
  .meta({ id: 'FilteredSections' })
export type FilteredSections = z.infer<typeof filteredSectionsSchema>
