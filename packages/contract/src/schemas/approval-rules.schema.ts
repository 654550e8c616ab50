import * as z from 'zod'
import { lineField } from '../fields/field-schemas.ts'
import { idField } from '../fields/ids.ts'

export const budgetPeriods = ['month', 'quarter'] as const
export const COST_CENTRE_NAME_MAX = 60
export const MAX_COST_CENTRES = 50
export const MAX_APPROVAL_PEOPLE = 500
export const APPROVAL_TERM_DAYS = { min: 1, max: 60 } as const
/** Kopecks: 100 billion roubles. */
const MAX_SUM = 10_000_000_000_000

const sumField = () => z.int().min(0).max(MAX_SUM).describe('Копейки, с НДС')

const costCentreInput = z.strictObject({
  id: idField().optional().describe('Нет — новое'),
  name: lineField({ maxLength: COST_CENTRE_NAME_MAX }),
  period: z.enum(budgetPeriods),
  budget: sumField(),
})

/** All rules at once: people and cost centres left out have no rules afterwards. */
export const approvalRulesInputSchema = z
  .strictObject({
    version: z.int().min(0).describe('Какие правила меняют: другие — APPROVAL_RULES_CHANGED'),
    orderLimit: sumField().nullable().describe('Лимит одного заказа; null — без лимита'),
    termDays: z.int().min(APPROVAL_TERM_DAYS.min).max(APPROVAL_TERM_DAYS.max),
    people: z
      .array(
        z.strictObject({
          id: idField(),
          orderLimit: sumField().nullable().describe('null — лимит компании'),
          isApprover: z.boolean(),
        }),
      )
      .max(MAX_APPROVAL_PEOPLE)
      .refine((people) => new Set(people.map(({ id }) => id)).size === people.length),
    costCentres: z.array(costCentreInput).max(MAX_COST_CENTRES),
  })
  .meta({ id: 'ApprovalRulesInput' })
export type ApprovalRulesInput = z.infer<typeof approvalRulesInputSchema>

export const approvalRulesSchema = z
  .object({
    version: z.int(),
    orderLimit: z.int().nullable(),
    termDays: z.int(),
    people: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        isManager: z.boolean().describe('Руководитель согласует всегда и сам не ждёт'),
        orderLimit: z.int().nullable(),
        isApprover: z.boolean(),
      }),
    ),
    costCentres: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        period: z.enum(budgetPeriods),
        budget: z.int(),
        spent: z.int().describe('Заказано за текущий месяц или квартал'),
      }),
    ),
  })
  .meta({ id: 'ApprovalRules' })
export type ApprovalRules = z.infer<typeof approvalRulesSchema>
