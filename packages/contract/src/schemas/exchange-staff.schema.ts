import * as z from 'zod'
import { lineField } from '../fields/field-schemas.ts'
import { pageOf, pageQuery } from '../fields/pages.ts'
import { exchangeLoadSchema, exchangeStates } from './exchange.schema.ts'

/** Namespace of an accounting system's ids (D44). */
export const exchangeSourceField = () => z.string().regex(/^[a-z0-9][a-z0-9_-]{0,29}$/)

const accountSchema = z.object({ uuid: z.uuid(), name: z.string() })

export const staffExchangeLoadSchema = exchangeLoadSchema
  .extend({
    account: accountSchema,
    run: z.string().nullable().describe('Одинаков у всех частей одного списка'),
    hasBody: z.boolean().describe('Тело хранится 30 дней'),
    decidedBy: z.string().nullable().describe('Кто решил, скрывать ли недостающее'),
  })
  .meta({ id: 'StaffExchangeLoad' })
export type StaffExchangeLoad = z.infer<typeof staffExchangeLoadSchema>

export const staffExchangeLoadsQuerySchema = z.object({
  ...pageQuery([20, 50, 100]),
  account: z.uuid().optional(),
  entity: z
    .string()
    .regex(/^[a-z-]{1,40}$/)
    .optional(),
  state: z.enum(exchangeStates).optional(),
  has: z.enum(['refused', 'waiting']).optional().describe('Только с отказами или с ожиданием'),
})
export type StaffExchangeLoadsQuery = z.infer<typeof staffExchangeLoadsQuerySchema>

export const staffExchangeLoadsSchema = pageOf(staffExchangeLoadSchema)

export const exchangeDecisionSchema = z.strictObject({
  hides: z.boolean().describe('Скрыть, чего нет в списке; false — оставить как есть'),
})

export const exchangeAwaitedSchema = z
  .object({
    account: accountSchema,
    waitsFor: z.object({ entity: z.string(), id: z.string() }),
    entities: z.array(z.string()).describe('Чьи записи ждут'),
    count: z.int(),
    since: z.string(),
  })
  .meta({ id: 'ExchangeAwaited' })
export type ExchangeAwaited = z.infer<typeof exchangeAwaitedSchema>

export const exchangeWaitingQuerySchema = z.object(pageQuery([20, 50, 100]))
export type ExchangeWaitingQuery = z.infer<typeof exchangeWaitingQuerySchema>

export const exchangeWaitingSchema = pageOf(exchangeAwaitedSchema)

/** What a held list would hide: the first ones. */
export const exchangeUnnamedSchema = z
  .object({
    items: z.array(
      z.object({
        id: z.string().describe('id учётной системы'),
        name: z.string().nullable().describe('Товар: его наименование и артикул'),
      }),
    ),
    total: z.int(),
  })
  .meta({ id: 'ExchangeUnnamed' })
export type ExchangeUnnamed = z.infer<typeof exchangeUnnamedSchema>

export const exchangeKeySchema = z.object({
  uuid: z.uuid(),
  hint: z.string().describe('Последние четыре знака'),
  createdBy: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
  withdrawnAt: z.string().nullable(),
})

export const exchangeAccountSchema = accountSchema
  .extend({
    source: z.string(),
    silentHours: z.int().nullable(),
    lastLoadAt: z.string().nullable(),
    withdrawnAt: z.string().nullable(),
    keys: z.array(exchangeKeySchema).describe('Новый сверху'),
  })
  .meta({ id: 'ExchangeAccount' })
export type ExchangeAccountOfStaff = z.infer<typeof exchangeAccountSchema>

const terms = {
  name: lineField({ maxLength: 100 }),
  silentHours: z
    .int()
    .min(1)
    .max(720)
    .nullable()
    .describe('Через сколько часов тишины писать администраторам; null — никогда'),
}

export const newExchangeAccountSchema = z.strictObject({ source: exchangeSourceField(), ...terms })
export type NewExchangeAccount = z.infer<typeof newExchangeAccountSchema>

export const changeExchangeAccountSchema = z.strictObject({ ...terms, isWithdrawn: z.boolean() })
export type ChangeExchangeAccount = z.infer<typeof changeExchangeAccountSchema>

export const newExchangeKeySchema = z
  .object({
    key: z.string().describe('Показывается один раз: хранится только его отпечаток'),
    account: exchangeAccountSchema,
  })
  .meta({ id: 'NewExchangeKey' })
