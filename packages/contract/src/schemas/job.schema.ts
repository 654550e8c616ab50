import * as z from 'zod'

export const jobStateSchema = z.enum([
  'waiting',
  'running',
  'retrying',
  'done',
  'failed',
  'cancelled',
])

export const jobSchema = z
  .object({
    id: z.uuid(),
    kind: z.string(),
    state: jobStateSchema,
    attempt: z.int().describe('С единицы'),
    progress: z
      .object({
        done: z.int(),
        total: z.int().nullable().describe('null, пока неизвестно'),
        note: z.string().nullable(),
      })
      .nullable(),
    error: z.string().nullable().describe('По-русски, можно показать человеку'),
    reason: z.string().nullable().describe('Техническая причина, только администратору'),
    result: z
      .object({ fileUuid: z.uuid().nullable(), text: z.string().nullable() })
      .nullable()
      .describe('Что получилось: файл для /api/files/download/{fileUuid} или фраза'),
    createdAt: z.iso.datetime(),
    finishedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Job' })

export type Job = z.infer<typeof jobSchema>
export type JobState = z.infer<typeof jobStateSchema>
