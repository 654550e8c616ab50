import * as z from 'zod'
import { blocksSchema } from './blocks.schema.ts'

export const contentPageSchema = z
  .object({
    slug: z.string(),
    title: z.string(),
    description: z.string().describe('Для поисковых систем'),
    lead: z.string(),
    blocks: blocksSchema,
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'ContentPage' })
export type ContentPage = z.infer<typeof contentPageSchema>
