import * as z from 'zod'
import { lineField, messageField } from '../fields/field-schemas.ts'
import { idField, MAX_ID } from '../fields/ids.ts'
import { MAX_QUANTITY } from '../limits.ts'

/** Reasons of a claim: defective, damaged in transport, wrong product, too few pieces, documents missing. */
export const claimReasons = ['defect', 'damaged', 'wrong', 'shortage', 'papers'] as const
export type ClaimReason = (typeof claimReasons)[number]

/** What the buyer asks for and the shop may agree to. */
export const claimWishes = ['replace', 'return', 'refund', 'discount'] as const
export type ClaimWish = (typeof claimWishes)[number]

/** The shop's decision on a line. */
export const claimOutcomes = [...claimWishes, 'declined'] as const
export type ClaimOutcome = (typeof claimOutcomes)[number]

/** State of a whole claim: not decided, all lines agreed, some, none. */
export const claimStates = ['open', 'agreed', 'partly', 'declined'] as const
export type ClaimState = (typeof claimStates)[number]

const MAX_LINES = 100
const LOT_MAX = 60
const NOTE_MAX = 300

const isOncePerLine = (lines: readonly { place: number; shipmentId?: number | undefined }[]) =>
  new Set(lines.map(({ place, shipmentId }) => `${place} ${shipmentId ?? ''}`)).size ===
  lines.length

const placeField = () => z.int().min(0).max(MAX_ID).describe('Номер строки заказа, с нуля')
const quantityField = () => z.int().min(1).max(MAX_QUANTITY)

/** A claim about lines of an order or of one of its shipments. */
export const claimInputSchema = z
  .strictObject({
    wish: z.enum(claimWishes),
    lines: z
      .array(
        z.strictObject({
          place: placeField(),
          shipmentId: idField().optional().describe('Отгрузка, которой пришла строка'),
          quantity: quantityField().describe('Не больше отгруженного'),
          reason: z.enum(claimReasons),
          lot: lineField({ maxLength: LOT_MAX, isRequired: false }).optional(),
        }),
      )
      .min(1)
      .max(MAX_LINES)
      .refine(isOncePerLine),
  })
  .meta({ id: 'ClaimInput' })
export type ClaimInput = z.infer<typeof claimInputSchema>

export const claimLineSchema = z
  .object({
    place: z.int(),
    shipmentId: z.int().nullable(),
    name: z.string(),
    article: z.string(),
    unit: z.string(),
    quantity: z.int(),
    reason: z.enum(claimReasons),
    lot: z.string().describe('Партия; пустая — не названа'),
    outcome: z.enum(claimOutcomes).nullable().describe('null — решения ещё нет'),
    agreed: z.int().describe('На сколько согласились'),
    note: z.string().describe('Слово магазина к строке'),
  })
  .meta({ id: 'ClaimLine' })
export type ClaimLine = z.infer<typeof claimLineSchema>

export const claimSchema = z
  .object({
    wish: z.enum(claimWishes),
    state: z.enum(claimStates),
    version: z.int().describe('Растёт с каждым решением: его называет тот, кто решает'),
    decidedAt: z.iso.datetime().nullable(),
    lines: z.array(claimLineSchema),
  })
  .meta({ id: 'Claim' })
export type Claim = z.infer<typeof claimSchema>

/** Decisions on all lines of the claim, in their order. */
export const decideClaimInputSchema = z
  .strictObject({
    version: z.int().min(0).max(MAX_ID),
    lines: z
      .array(
        z.strictObject({
          outcome: z.enum(claimOutcomes),
          agreed: z.int().min(0).max(MAX_QUANTITY),
          note: messageField({ maxLength: NOTE_MAX, isRequired: false }).optional(),
        }),
      )
      .min(1)
      .max(MAX_LINES),
  })
  .meta({ id: 'DecideClaimInput' })
export type DecideClaimInput = z.infer<typeof decideClaimInputSchema>

/** Claims about the lines of an order. */
export const orderClaimsSchema = z.object({
  items: z.array(
    z.object({
      ticketId: z.int(),
      number: z.string().describe('Р-000123'),
      ...claimLineSchema.omit({ name: true, article: true }).shape,
    }),
  ),
})
export type OrderClaims = z.infer<typeof orderClaimsSchema>
