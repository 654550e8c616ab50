import * as z from 'zod'

export const slugSchema = z
  .string()
  .min(1)
  .max(120)
  .regex(/^[a-z0-9][a-z0-9-]*$/)

/** A link to a section, for breadcrumbs and parents. */
export const sectionLinkSchema = z
  .object({ id: z.int(), slug: z.string(), name: z.string() })
  .meta({ id: 'SectionLink' })
export type SectionLink = z.infer<typeof sectionLinkSchema>

/** A section with its children, recursively; `productCount` includes all subsections. */
export type SectionNode = SectionLink & {
  productCount: number
  image: string | null
  children: SectionNode[]
}
export const sectionNodeSchema: z.ZodType<SectionNode> = z
  .object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    productCount: z.int(),
    image: z.string().nullable().describe('src картинки: /images/b2b/origins/{src}.webp'),
    get children() {
      return z.array(sectionNodeSchema)
    },
  })
  .meta({ id: 'SectionNode' })

export const sectionSchema = z
  .object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    description: z.string().nullable(),
    image: z.string().nullable(),
    productCount: z.int(),
    breadcrumbs: z.array(sectionLinkSchema).describe('От корня до самого раздела включительно'),
    children: z.array(sectionNodeSchema).describe('Подразделы, один уровень'),
    hasPromo: z
      .literal(true)
      .optional()
      .describe('На странице раздела есть что показать: место держат заранее'),
  })
  .meta({ id: 'Section' })
export type Section = z.infer<typeof sectionSchema>

export const sectionCountSchema = z
  .object({ id: z.int(), slug: z.string(), productCount: z.int() })
  .meta({ id: 'SectionCount' })
