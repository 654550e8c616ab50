import * as z from 'zod'
import { fieldErrorSchema } from './error.schema.ts'

/** Maximum number of records in one call of the data load. */
export const EXCHANGE_MAX_RECORDS = 10_000
/** Up to this many records are processed within the call; more become a background job. */
export const EXCHANGE_AT_ONCE = 1000

export const exchangeActions = ['import', 'sync', 'delete'] as const
export type ExchangeAction = (typeof exchangeActions)[number]

/**
 * `held`: a full list that would hide more than a fifth waits for a decision of the staff. `refused`: nothing was
 * stored, `error` gives the reason.
 */
export const exchangeStates = ['queued', 'running', 'held', 'done', 'refused', 'cancelled'] as const
export type ExchangeState = (typeof exchangeStates)[number]

export const exchangeOutcomes = [
  'created',
  'changed',
  'same',
  'waiting',
  'refused',
  'hidden',
] as const
export type ExchangeOutcome = (typeof exchangeOutcomes)[number]

const countsSchema = z.object(
  Object.fromEntries(exchangeOutcomes.map((outcome) => [outcome, z.int()])) as Record<
    ExchangeOutcome,
    z.ZodInt
  >,
)
export type ExchangeCounts = z.infer<typeof countsSchema>

export const exchangeLoadSchema = z
  .object({
    id: z.string(),
    entity: z.string(),
    action: z.enum(exchangeActions),
    state: z.enum(exchangeStates),
    total: z.int().describe('Записей в вызове'),
    counts: countsSchema.describe('Сколько записей чем кончилось'),
    isReleasing: z
      .boolean()
      .describe(
        'Этих записей ждало больше, чем выполняется сразу: остальные запишет очередь, а что с ними стало — в ответах их загрузок',
      ),
    receivedAt: z.string(),
    finishedAt: z.string().nullable(),
    error: z
      .object({ code: z.string(), message: z.string() })
      .nullable()
      .describe('Почему отклонена вся загрузка'),
  })
  .meta({ id: 'ExchangeLoad' })
export type ExchangeLoad = z.infer<typeof exchangeLoadSchema>

export const exchangeResultSchema = z
  .object({
    place: z.int().describe('Номер записи в вызове, с нуля'),
    id: z.string().describe('Внешний id; у цен и остатков — два через пробел'),
    outcome: z.enum(exchangeOutcomes),
    waitsFor: z
      .array(z.object({ entity: z.string(), id: z.string() }))
      .optional()
      .describe('Всё, чего ещё нет; придёт последнее — запись применится сама'),
    kept: z
      .array(z.string())
      .optional()
      .describe('Присланное в этих полях не записано: их ведут на сайте (D56) или решает человек'),
    notes: z
      .array(z.object({ path: z.string(), code: z.string(), message: z.string() }))
      .optional()
      .describe(
        'Записано, но не так, как могло ожидаться (остаток ниже нуля — ноль): поле и пояснение по-русски',
      ),
    errors: z
      .array(fieldErrorSchema.extend({ message: z.string().describe('По-русски') }))
      .optional(),
    stays: z
      .string()
      .optional()
      .describe('Что осталось в силе после отказа: «осталась прежняя цена 120,00 ₽»'),
  })
  .meta({ id: 'ExchangeResult' })
export type ExchangeResult = z.infer<typeof exchangeResultSchema>

export const exchangeAnswerSchema = z
  .object({ load: exchangeLoadSchema, results: z.array(exchangeResultSchema) })
  .meta({ id: 'ExchangeAnswer' })
export type ExchangeAnswer = z.infer<typeof exchangeAnswerSchema>

export const exchangeResultsQuerySchema = z.strictObject({
  outcome: z.enum(exchangeOutcomes).optional(),
  from: z.coerce.number().int().min(0).max(EXCHANGE_MAX_RECORDS).default(0),
})

/** Records are validated one by one, so that an invalid one does not refuse the others; OpenAPI still shows their schema. */
const recordsOf = (record: z.ZodType) => {
  const { $schema, ...shape } = z.toJSONSchema(record, { io: 'input', unrepresentable: 'any' })
  return z.array(z.unknown().meta(shape)).min(1).max(EXCHANGE_MAX_RECORDS)
}

export const exchangeBody = (record: z.ZodType) => z.strictObject({ records: recordsOf(record) })
export type ExchangeBody = z.infer<ReturnType<typeof exchangeBody>>

/** A full list may be sent in several calls with the same `run`; after the last one, records that it does not contain are hidden. */
export const exchangeSyncBody = (record: z.ZodType) =>
  z
    .strictObject({
      records: recordsOf(record),
      run: z.string().min(1).max(100).optional().describe('Одинаков у всех частей одного списка'),
      isLast: z
        .boolean()
        .default(true)
        .describe('Часть последняя: чего не было ни в одной, скрыть'),
    })
    .refine(({ run, isLast }) => isLast || run !== undefined, { error: 'REQUIRED', path: ['run'] })
export type ExchangeSyncBody = z.infer<ReturnType<typeof exchangeSyncBody>>
