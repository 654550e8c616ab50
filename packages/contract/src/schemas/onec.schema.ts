import * as z from 'zod'
import { pageOf, pageQuery } from '../fields/pages.ts'

/** How a sole trader is written for a 1C: УТ and ERP take it for a person, УНФ for a company. */
export const soleTraderManners = ['person', 'company'] as const
export type SoleTraderManner = (typeof soleTraderManners)[number]

const accountSchema = z.object({ uuid: z.uuid(), name: z.string() })
const soleTraderField = () =>
  z.enum(soleTraderManners).describe('ИП как физическое лицо (УТ, ERP) или как организация (УНФ)')

/** Name with which a 1C signs in; §7.5. */
export const onecLoginField = () => z.string().regex(/^[a-z0-9][a-z0-9_.-]{2,39}$/)

export const onecAccessSchema = z
  .object({
    uuid: z.uuid(),
    account: accountSchema,
    login: z.string(),
    soleTrader: soleTraderField(),
    createdBy: z.string().describe('Кто выпустил пароль'),
    createdAt: z.string(),
    lastUsedAt: z.string().nullable(),
    withdrawnAt: z.string().nullable(),
  })
  .meta({ id: 'OnecAccess' })
export type OnecAccess = z.infer<typeof onecAccessSchema>

export const newOnecAccessSchema = z.strictObject({
  login: onecLoginField(),
  soleTrader: soleTraderField(),
})
export type NewOnecAccess = z.infer<typeof newOnecAccessSchema>

export const changeOnecAccessSchema = z.strictObject({ soleTrader: soleTraderField() })
export type ChangeOnecAccess = z.infer<typeof changeOnecAccessSchema>

export const onecPasswordSchema = z
  .object({
    password: z.string().describe('Показывается один раз: хранится только его отпечаток'),
    access: onecAccessSchema,
  })
  .meta({ id: 'OnecPassword' })
export type OnecPassword = z.infer<typeof onecPasswordSchema>

export const onecExchangeStates = ['receiving', 'running', 'done', 'broken', 'refused'] as const
export type OnecExchangeState = (typeof onecExchangeStates)[number]
export const onecExchangeKinds = ['catalog', 'sale', 'orders'] as const

export const onecExchangeSchema = z
  .object({
    id: z.uuid(),
    account: accountSchema,
    login: z.string(),
    version: z.string().nullable().describe('Версия, которую назвала 1С'),
    startedAt: z.string(),
    lastCallAt: z.string(),
    kinds: z
      .array(z.enum(onecExchangeKinds))
      .describe('Пришли товары, пришли новости о заказах, отданы заказы'),
    state: z
      .enum(onecExchangeStates)
      .nullable()
      .describe('Худшее из состояний файлов; broken — файл не дошёл до конца; null — файлов нет'),
    files: z.int(),
    bytes: z.number(),
    remarks: z.int().describe('Сколько записей не взято'),
    words: z.string().nullable().describe('Что сказано 1С о последнем отклонённом файле'),
    orders: z.object({
      given: z.int().describe('Отданы в этом обмене и позже ещё раз не отдавались'),
      confirmed: z.int(),
    }),
  })
  .meta({ id: 'OnecExchange' })
export type OnecExchange = z.infer<typeof onecExchangeSchema>

export const onecExchangesQuerySchema = z.object({
  ...pageQuery([20, 50, 100]),
  account: z.uuid().optional(),
  has: z.literal('faults').optional().describe('Только с отказами, замечаниями и обрывами'),
})
export type OnecExchangesQuery = z.infer<typeof onecExchangesQuerySchema>

export const onecExchangesSchema = pageOf(onecExchangeSchema)

export const onecFileStates = ['receiving', 'queued', 'running', 'done', 'refused'] as const
export type OnecFileState = (typeof onecFileStates)[number]

export const onecFileSchema = z
  .object({
    id: z.uuid(),
    type: z.enum(['catalog', 'sale']),
    name: z.string(),
    entries: z.array(z.string()).nullable().describe('Файлы внутри архива'),
    state: z.enum(onecFileStates),
    isWhole: z.boolean(),
    pieces: z.int(),
    bytes: z.number(),
    words: z.string().nullable().describe('Что сказано 1С'),
    receivedAt: z.string(),
    finishedAt: z.string().nullable(),
    remarkCount: z.int(),
    remarks: z
      .array(z.object({ line: z.int().nullable(), id: z.string().nullable(), text: z.string() }))
      .describe('Первые сто'),
  })
  .meta({ id: 'OnecFile' })
export type OnecFile = z.infer<typeof onecFileSchema>

export const onecFilesQuerySchema = z.object(pageQuery([20, 50, 100]))
export type OnecFilesQuery = z.infer<typeof onecFilesQuerySchema>

export const onecFilesSchema = pageOf(onecFileSchema)

export const onecOrderStates = ['faulty', 'unconfirmed'] as const
export type OnecOrderState = (typeof onecOrderStates)[number]

export const onecOrderSchema = z
  .object({
    account: accountSchema,
    id: z.int(),
    number: z.string(),
    company: z.string(),
    fault: z.string().nullable().describe('Почему заказ нельзя записать документом'),
    givenAt: z.string().nullable(),
    confirmedAt: z.string().nullable(),
  })
  .meta({ id: 'OnecOrder' })
export type OnecOrder = z.infer<typeof onecOrderSchema>

export const onecOrdersQuerySchema = z.object({
  ...pageQuery([20, 50, 100]),
  state: z.enum(onecOrderStates).describe('Нельзя записать; отданы и не подтверждены'),
})
export type OnecOrdersQuery = z.infer<typeof onecOrdersQuerySchema>

export const onecOrdersSchema = pageOf(onecOrderSchema)

export const onecNowSchema = z
  .object({
    fullRuns: z
      .array(z.object({ account: accountSchema, catalog: z.string(), beganAt: z.string() }))
      .describe('Полные выгрузки, которые ещё не кончились'),
    accounts: z.array(
      z.object({
        account: accountSchema,
        lastConfirmedAt: z.string().nullable().describe('Когда 1С последний раз приняла заказы'),
        faulty: z.int(),
        unconfirmed: z.int(),
        unconfirmedSince: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'OnecNow' })
export type OnecNow = z.infer<typeof onecNowSchema>
