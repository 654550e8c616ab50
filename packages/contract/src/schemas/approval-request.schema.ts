import * as z from 'zod'

/** D42: a request is not an order yet; no stock is reserved for it. */
export const approvalStatuses = ['WAITING', 'APPROVED', 'RETURNED', 'WITHDRAWN', 'EXPIRED'] as const
export const approvalStatusSchema = z.enum(approvalStatuses)
export type ApprovalStatus = z.infer<typeof approvalStatusSchema>

/** Why an order needs approval, and by whom. */
export const approvalDecisionSchema = z
  .object({
    reason: z.string().describe('«заказ выше лимита на 12 400,00 ₽, бюджет «Цех 2» превышен на …»'),
    waitsFor: z.array(z.string()).describe('Имена тех, кому ушло письмо'),
  })
  .meta({ id: 'ApprovalDecision' })
export type ApprovalDecision = z.infer<typeof approvalDecisionSchema>

export const approvalRequestSchema = z
  .object({
    kind: z.literal('approval'),
    id: z.int(),
    number: z.string(),
    status: approvalStatusSchema,
    total: z.int(),
    createdAt: z.string().describe('ISO 8601 со смещением'),
    ...approvalDecisionSchema.shape,
  })
  .meta({ id: 'ApprovalRequest' })
export type ApprovalRequest = z.infer<typeof approvalRequestSchema>
