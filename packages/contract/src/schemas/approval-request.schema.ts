import * as z from 'zod'

/** D42: no order yet; nothing is reserved for it. */
export const approvalStatuses = ['WAITING', 'APPROVED', 'RETURNED', 'WITHDRAWN', 'EXPIRED'] as const

export const approvalRequestSchema = z
  .object({
    kind: z.literal('approval'),
    id: z.int(),
    number: z.string(),
    status: z.enum(approvalStatuses),
    total: z.int(),
    createdAt: z.string().describe('ISO 8601 со смещением'),
  })
  .meta({ id: 'ApprovalRequest' })
export type ApprovalRequest = z.infer<typeof approvalRequestSchema>
