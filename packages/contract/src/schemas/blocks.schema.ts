import * as z from 'zod'

/** A page of this shop; a text leads nowhere else. */
const ownLink = /^\/(?![/\\])[^\s\\]*$/
const lineSchema = z
  .string()
  .min(1)
  .max(2000)
  .describe('Текст; ссылка внутри — [слова](/адрес/), только по магазину')
const cellSchema = z.string().max(300)

/** What a text consists of: no markup of its own, so nothing in it can be executed. */
export const blockSchema = z
  .object({
    kind: z.enum(['heading', 'paragraph', 'list', 'steps', 'note', 'table', 'links']),
    text: lineSchema.nullable().describe('Заголовок, абзац, примечание, подпись таблицы'),
    items: z.array(lineSchema).describe('Пункты списка или шагов'),
    head: z.array(cellSchema).describe('Шапка таблицы'),
    rows: z.array(z.array(cellSchema)),
    links: z.array(z.object({ to: z.string().regex(ownLink), text: z.string().min(1) })),
  })
  .meta({ id: 'TextBlock' })
export type TextBlock = z.infer<typeof blockSchema>

export const blocksSchema = z.array(blockSchema)
