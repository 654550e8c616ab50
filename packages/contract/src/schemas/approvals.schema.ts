import * as z from 'zod'
import { dayField, messageField } from '../fields/field-schemas.ts'
import { idField, pathIdField } from '../fields/ids.ts'
import { pageOf, pageQuery } from '../fields/pages.ts'
import { ORDER_COMMENT_MAX } from '../limits.ts'
import { approvalDecisionSchema, approvalStatusSchema } from './approval-request.schema.ts'
import { orderFileSchema } from './order.schema.ts'
import { isoDateSchema } from './product.schema.ts'

export const approvalsQuerySchema = z.strictObject({
  ...pageQuery([20, 50, 100]),
  box: z
    .enum(['waiting', 'decided', 'own'])
    .optional()
    .describe('Ждут решения спрашивающего; решённые, которые он мог решать; свои'),
})
export type ApprovalsQuery = z.infer<typeof approvalsQuerySchema>

export const approvalSummarySchema = z
  .object({
    id: z.int(),
    number: z.string(),
    status: approvalStatusSchema,
    total: z.int().describe('Согласованная сумма, до согласования — запрошенная'),
    askedTotal: z.int().describe('На сколько просили'),
    lineCount: z.int(),
    author: z.string(),
    reason: z.string(),
    createdAt: z.string().describe('ISO 8601 со смещением'),
    expiresAt: z.string().describe('До каких пор ждёт решения'),
  })
  .meta({ id: 'ApprovalSummary' })
export type ApprovalSummary = z.infer<typeof approvalSummarySchema>

export const approvalsSchema = pageOf(approvalSummarySchema)

export const approvalLineSchema = z
  .object({
    productId: z.int(),
    slug: z.string().nullable(),
    name: z.string(),
    article: z.string(),
    unit: z.string(),
    quantity: z.int(),
    price: z.int(),
    sum: z.int(),
    comment: z.string(),
    changes: z
      .array(z.string())
      .describe(
        'Что с тех пор изменилось: «цена была …, стала …»; у согласованной — между просьбой и согласием; у ждущей пусто, когда решать не спрашивающему',
      ),
  })
  .meta({ id: 'ApprovalLine' })
export type ApprovalLine = z.infer<typeof approvalLineSchema>

/** What would be ordered now. The approver sends it back: if it has changed, the response is APPROVAL_CHANGED and nothing is ordered. */
export const approvalOfferSchema = z
  .strictObject({
    total: z.int().min(0),
    state: z.string().max(64),
    overBudget: z.int().min(0).describe('Насколько заказ превысит бюджет, копейки'),
    isLate: z.boolean().describe('Желаемый день прошёл: заказ уйдёт без него'),
  })
  .meta({ id: 'ApprovalOffer' })
export type ApprovalOffer = z.infer<typeof approvalOfferSchema>

export const approvalSchema = z
  .object({
    ...approvalSummarySchema.shape,
    waitsFor: approvalDecisionSchema.shape.waitsFor.describe('Пусто, когда решение есть'),
    isOwn: z.boolean(),
    canDecide: z.boolean(),
    facts: z
      .array(z.object({ label: z.string(), text: z.string() }))
      .describe('Что сказал автор: договор, доставка, контакт, бюджет и прочее'),
    files: z.array(orderFileSchema).describe('Что приложено: будет и в заказе'),
    decidedAt: z.string().nullable(),
    decidedBy: z.string().nullable(),
    note: z.string().nullable().describe('Почему вернули'),
    orderId: z.int().nullable().describe('Заказ, если спрашивающий его видит'),
    orderNumber: z.string().nullable().describe('Номер заказа слышат все, кто видит заявку'),
    lines: z.array(approvalLineSchema),
    offer: approvalOfferSchema
      .nullable()
      .describe('null — одобрить нельзя: решать не спрашивающему, или что-то мешает'),
    warnings: z
      .array(z.string())
      .describe('Что надо знать до решения: новая сумма, превышение бюджета, что мешает одобрить'),
  })
  .meta({ id: 'Approval' })
export type Approval = z.infer<typeof approvalSchema>

export const returnApprovalInputSchema = z
  .strictObject({ reason: messageField({ maxLength: ORDER_COMMENT_MAX }) })
  .meta({ id: 'ReturnApprovalInput' })
export type ReturnApprovalInput = z.infer<typeof returnApprovalInputSchema>

export const refilledBasketSchema = z
  .object({
    added: z.int(),
    skipped: z.array(z.string()).describe('Названия товаров, которых больше не купить'),
    count: z.int(),
    total: z.int(),
  })
  .meta({ id: 'RefilledBasket' })
export type RefilledBasket = z.infer<typeof refilledBasketSchema>

const personSchema = z.object({ id: z.int(), name: z.string() })

export const substituteSchema = z
  .object({
    substitute: z
      .object({ ...personSchema.shape, from: isoDateSchema, until: isoDateSchema })
      .nullable(),
    people: z.array(personSchema).describe('Кого можно назвать; пусто — спрашивающий не согласует'),
  })
  .meta({ id: 'Substitute' })
export type Substitute = z.infer<typeof substituteSchema>

export const nameSubstituteInputSchema = z
  .strictObject({
    substitute: z
      .strictObject({ id: idField(), from: dayField(), until: dayField() })
      .nullable()
      .describe('null — никого'),
  })
  .meta({ id: 'NameSubstituteInput' })
export type NameSubstituteInput = z.infer<typeof nameSubstituteInputSchema>

export const checkoutApprovalQuerySchema = z.strictObject({
  total: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  costCentre: pathIdField().optional(),
})
export type CheckoutApprovalQuery = z.infer<typeof checkoutApprovalQuerySchema>

/** What the checkout page needs to know about approval before the order is sent. */
export const checkoutApprovalSchema = z
  .object({
    costCentres: z.array(
      z.object({ id: z.int(), name: z.string(), left: z.int().describe('Остаток, копейки') }),
    ),
    decision: approvalDecisionSchema.nullable().describe('null — заказ уйдёт сразу'),
  })
  .meta({ id: 'CheckoutApproval' })
export type CheckoutApproval = z.infer<typeof checkoutApprovalSchema>
