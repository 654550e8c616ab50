import * as z from 'zod'
import { pageOf, pageQuery } from '../fields/pages.ts'
import { blocksSchema } from './blocks.schema.ts'
import { slugSchema } from './section.schema.ts'

const topicSchema = z.object({ id: z.int(), slug: z.string(), name: z.string() })

/** Topics as a flat list; a topic without a parent is at the top level. */
export const educationTopologySchema = z.object({
  items: z.array(
    topicSchema
      .extend({
        parentId: z.int().nullable(),
        articleCount: z.int().describe('Материалы самой темы, без вложенных'),
      })
      .meta({ id: 'EducationTopic' }),
  ),
})
export type EducationTopology = z.infer<typeof educationTopologySchema>

export const articleSummarySchema = z
  .object({
    slug: z.string(),
    title: z.string(),
    summary: z.string(),
    minutes: z.int().describe('Сколько минут читать'),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'ArticleSummary' })
export type ArticleSummary = z.infer<typeof articleSummarySchema>

/** A topic with its articles and subtopics. */
export type EducationNode = z.infer<typeof topicSchema> & {
  articles: ArticleSummary[]
  children: EducationNode[]
}
export const educationNodeSchema: z.ZodType<EducationNode> = topicSchema
  .extend({
    articles: z.array(articleSummarySchema),
    get children() {
      return z.array(educationNodeSchema)
    },
  })
  .meta({ id: 'EducationNode' })
export const educationTreeSchema = z.object({ items: z.array(educationNodeSchema) })

export const articleSchema = articleSummarySchema
  .extend({
    topics: z.array(topicSchema).describe('От верхней темы до своей'),
    blocks: blocksSchema,
    neighbours: z.array(articleSummarySchema).describe('Другие материалы темы'),
    previous: articleSummarySchema.nullable().describe('Перед ним в порядке дерева; null — первый'),
    next: articleSummarySchema.nullable(),
  })
  .meta({ id: 'Article' })
export type Article = z.infer<typeof articleSchema>

export const articlesQuerySchema = z.object({
  ...pageQuery([20, 50]),
  topic: slugSchema.optional().describe('Тема вместе с вложенными'),
  q: z.string().trim().max(100).optional().describe('Слово из названия или текста'),
})
export type ArticlesQuery = z.infer<typeof articlesQuerySchema>
export const articlesSchema = pageOf(articleSummarySchema)

export const actualizeQuerySchema = z.object({
  since: z.iso
    .datetime({ offset: true })
    .optional()
    .describe('Когда материалы прочитаны; без него — все'),
})

export const actualizedSchema = z
  .object({
    at: z.iso.datetime().describe('С этим временем спрашивать в следующий раз'),
    changed: z.array(z.string()).describe('Адреса новых и изменённых материалов'),
    removed: z.array(z.string()).describe('Адреса снятых'),
  })
  .meta({ id: 'ActualizedEducation' })
export type Actualized = z.infer<typeof actualizedSchema>
