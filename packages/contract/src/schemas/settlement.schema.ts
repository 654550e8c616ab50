import * as z from 'zod'
import { messageField } from '../fields/field-schemas.ts'
import { MAX_ID } from '../fields/ids.ts'
import { pageOf, pageQuery } from '../fields/pages.ts'
import { isoDateSchema } from './product.schema.ts'

const COMMENT_MAX = 1000
const MAX_KOPECKS = 100_000_000_000_000

const sum = (text: string) => z.int().describe(`${text}, коп.; больше нуля — должен покупатель`)

export const settlementsQuerySchema = z.object(pageQuery([20, 50]))

export const settlementSummarySchema = z
  .object({
    id: z.int(),
    agreement: z.string().nullable().describe('null — по всем договорам'),
    from: isoDateSchema,
    to: isoDateSchema,
    opening: sum('Сальдо на начало'),
    closing: sum('Сальдо на конец'),
    overdue: z.int().describe('Просрочено всего, коп.'),
    answer: z
      .object({
        agrees: z.boolean(),
        amount: sum('Сальдо по данным покупателя').nullable(),
        answeredAt: z.iso.datetime(),
        ticket: z
          .object({ id: z.int(), number: z.string() })
          .nullable()
          .describe('Обращение, в котором об этом сказано магазину'),
      })
      .nullable()
      .describe('null — ещё не ответили; новые данные учёта снимают ответ'),
  })
  .meta({ id: 'SettlementSummary' })
export type SettlementSummary = z.infer<typeof settlementSummarySchema>

export const settlementSchema = settlementSummarySchema
  .extend({
    version: z.int().describe('Её называет ответ'),
    debit: z.int().describe('Оборот: отгружено, коп.'),
    credit: z.int().describe('Оборот: оплачено, коп.'),
    lines: z.array(
      z.object({
        date: isoDateSchema,
        paper: z.string(),
        debit: z.int(),
        credit: z.int(),
        order: z.object({ id: z.int(), number: z.string() }).nullable(),
      }),
    ),
    ageing: z
      .array(z.object({ days: z.int().describe('Просрочено дней и больше'), amount: z.int() }))
      .describe('Просроченный долг по срокам'),
  })
  .meta({ id: 'Settlement' })
export type Settlement = z.infer<typeof settlementSchema>

export const settlementsSchema = pageOf(settlementSummarySchema).meta({ id: 'Settlements' })
export type Settlements = z.infer<typeof settlementsSchema>

export const answerSettlementInputSchema = z
  .strictObject({
    version: z.int().min(1).max(MAX_ID),
    agrees: z.boolean(),
    amount: sum('Сальдо на конец по своим данным').min(-MAX_KOPECKS).max(MAX_KOPECKS).optional(),
    comment: messageField({ maxLength: COMMENT_MAX, isRequired: false }).optional(),
  })
  .refine(({ agrees, amount, comment }) => agrees || amount !== undefined || comment, {
    error: 'REQUIRED',
    path: ['comment'],
  })
  .meta({ id: 'AnswerSettlementInput' })
export type AnswerSettlementInput = z.infer<typeof answerSettlementInputSchema>
