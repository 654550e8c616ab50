import * as z from 'zod'
import { lineField } from '../fields/field-schemas.ts'
import { idField } from '../fields/ids.ts'

export const MAX_TOPIC_NAME = 100

export const staffTopicSchema = z
  .object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    parentId: z.int().nullable(),
    articles: z.int().describe('Материалы самой темы, вместе с черновиками и снятыми с показа'),
    version: z.int().describe('С ней правят: если тема с тех пор изменилась, правка отказана'),
  })
  .meta({ id: 'StaffTopic' })
export type StaffTopic = z.infer<typeof staffTopicSchema>

export const staffTopicsSchema = z
  .object({ items: z.array(staffTopicSchema) })
  .meta({ id: 'StaffTopics' })
export type StaffTopics = z.infer<typeof staffTopicsSchema>

const topicShape = {
  name: lineField({ maxLength: MAX_TOPIC_NAME }),
  parentId: idField().nullable().describe('Тема верхнего уровня; null — сама наверху'),
}
const version = z.int()

export const newTopicInputSchema = z.strictObject(topicShape).meta({ id: 'NewTopicInput' })
export type NewTopicInput = z.infer<typeof newTopicInputSchema>

export const changeTopicInputSchema = z
  .strictObject({ ...topicShape, version })
  .meta({ id: 'ChangeTopicInput' })
export type ChangeTopicInput = z.infer<typeof changeTopicInputSchema>

export const moveTopicInputSchema = z
  .strictObject({ to: z.enum(['up', 'down']), version })
  .meta({ id: 'MoveTopicInput' })
export type MoveTopicInput = z.infer<typeof moveTopicInputSchema>

export const deleteTopicQuerySchema = z.object({ version: z.coerce.number().int() })
