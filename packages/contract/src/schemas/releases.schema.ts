import * as z from 'zod'
import { vitalValueSchema } from './telemetry.schema.ts'

export const releaseNameField = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/)
export const releaseVersionField = z.string().regex(/^[0-9a-f]{16}$/)

const stageSchema = z
  .strictObject({
    percent: z.int().min(0).max(100).describe('Доля посетителей, в процентах'),
    minutes: z
      .int()
      .min(1)
      .max(14 * 24 * 60),
  })
  .meta({ id: 'CanaryStage' })
const MAX_STAGES = 10

const sideSchema = z
  .object({
    views: z.int().describe('Показов, не чаще раза в минуту на посетителя'),
    server: z.int().describe('Из них не удалось на сервере'),
    load: z.int().describe('Сетей, где не загрузилась часть страницы'),
    boundary: z.int().describe('Сетей, где сломалась открытая страница'),
    measured: z.int().describe('Страниц с измеренной скоростью'),
    slow: z.int().describe('Сетей, где страница оказалась медленной (за границей Google)'),
  })
  .meta({ id: 'CanarySide' })

const canarySchema = z
  .object({
    id: z.int(),
    name: releaseNameField,
    version: releaseVersionField,
    stages: z.array(stageSchema),
    stage: z.int().describe('Номер идущей ступени, с нуля'),
    state: z.enum(['running', 'withdrawn', 'promoted', 'stopped']),
    isWaiting: z.boolean().describe('Время ступени вышло, но посетителей на ней не было'),
    beganAt: z.iso.datetime(),
    beganBy: z.string(),
    endedAt: z.iso.datetime().nullable(),
    endedBy: z.string().nullable().describe('null — магазин сам'),
    reason: z.string().nullable(),
    commit: z.string().nullable(),
    candidate: sideSchema,
    stable: sideSchema,
  })
  .meta({ id: 'Canary' })
export type Canary = z.infer<typeof canarySchema>

const fieldSchema = z
  .object({
    values: z.array(vitalValueSchema).describe('LCP, INP и CLS; чего не измерили, того нет'),
    errors: z.int().describe('Разных ошибок'),
  })
  .nullable()
  .describe('Что браузеры рассказали об этом выпуске за четыре недели; null — ничего')

const storedReleaseSchema = z
  .object({
    version: releaseVersionField,
    storedAt: z.iso.datetime(),
    storedBy: z.string(),
    commit: z.string().nullable(),
    sizes: z
      .object({ page: z.int(), all: z.int(), staff: z.int() })
      .nullable()
      .describe('Сценарии в сжатом виде, байты; null — не взвешивали'),
    checks: z
      .array(z.object({ name: z.string(), isPassed: z.boolean(), seconds: z.number() }))
      .describe('Что проверено командой npm run check'),
    shared: z.array(z.string()).describe('Модули, которые берёт у оболочки'),
    field: fieldSchema,
  })
  .meta({ id: 'StoredReleaseRecord' })
export type StoredReleaseRecord = z.infer<typeof storedReleaseSchema>

const applicationSchema = z
  .object({
    name: releaseNameField,
    owner: z.string().nullable().describe('Чья команда; null — не сказано'),
    served: z
      .array(
        z.object({
          version: releaseVersionField,
          servers: z.int().describe('Сколько веб-серверов его показывают'),
          isAvailable: z.boolean(),
          refused: z.string().nullable().describe('Почему не взят выпуск, который назван'),
          field: fieldSchema,
        }),
      )
      .describe('Обычно одна запись; две — пока серверы расходятся'),
    stored: z.array(storedReleaseSchema).describe('Сохранённые командами, новые сверху'),
    canary: canarySchema.nullable(),
  })
  .meta({ id: 'ReleasedApplication' })
export type ReleasedApplication = z.infer<typeof applicationSchema>

export const releasesSchema = z.object({
  applications: z.array(applicationSchema),
  history: z.array(canarySchema).describe('Закончившиеся проверки, последние сверху'),
})
export type Releases = z.infer<typeof releasesSchema>

export const MAX_PREVIEW_HOURS = 72
export const startPreviewInputSchema = z.strictObject({
  releases: z.record(releaseNameField, releaseVersionField).refine(
    (releases) => {
      const { length } = Object.keys(releases)
      return length > 0 && length <= 20
    },
    { error: 'От одного до двадцати выпусков' },
  ),
  hours: z.int().min(1).max(MAX_PREVIEW_HOURS),
})
export type StartPreviewInput = z.infer<typeof startPreviewInputSchema>
export const previewSchema = z.object({
  path: z.string().describe('Адрес на сайте, который включает предпросмотр'),
  until: z.iso.datetime(),
})
export type PreviewLink = z.infer<typeof previewSchema>

export const startCanaryInputSchema = z.strictObject({
  name: releaseNameField,
  version: releaseVersionField,
  stages: z.array(stageSchema).min(1).max(MAX_STAGES),
  isAgain: z.boolean().optional().describe('Даже если этот выпуск уже отозван проверкой'),
})
export type StartCanaryInput = z.infer<typeof startCanaryInputSchema>

export const endCanaryInputSchema = z.strictObject({
  canaryId: z.int().positive(),
  how: z.enum(['withdrawn', 'promoted']),
  reason: z
    .string()
    .trim()
    .min(1)
    .max(300)
    .nullable()
    .describe('Почему отозван; null — не сказано'),
})
export type EndCanaryInput = z.infer<typeof endCanaryInputSchema>
