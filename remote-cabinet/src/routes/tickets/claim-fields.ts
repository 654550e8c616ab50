import type { ClaimReason, ClaimWish } from '@isp/contract'
import { lineField } from '@isp/contract/field-schemas'
import * as z from 'zod'
import { claimMessages } from '../../shared/claim/claim.messages.ts'
import { messageFields } from '../../shared/ticket/message-fields.tsx'
import type { Claimable } from './claimable.ts'

const keysOf = <Key extends string>(words: Readonly<Record<Key, string>>) =>
  Object.keys(words) as [Key, ...Key[]]

const LOT_MAX = 60

const lineShape = z.object({
  isChosen: z.boolean(),
  quantity: z.string(),
  reason: z.enum(keysOf<ClaimReason>(claimMessages.reasons)),
  shipment: z.string(),
  lot: lineField({ maxLength: LOT_MAX, isRequired: false }),
})

const quantityFault = (text: string, max: number) => {
  const quantity = /^\d{1,7}$/.test(text.trim()) ? Number(text) : Number.NaN
  if (quantity > max) return { message: 'TOO_BIG', params: { max } }
  return quantity >= 1 ? null : { message: 'TOO_SMALL', params: { min: 1 } }
}

/** One of `lines` for each that may be claimed, chosen or not. */
export const claimFields = (claimable: readonly Claimable[]) =>
  z.object({
    wish: z.enum(keysOf<ClaimWish>(claimMessages.wishes)),
    lines: z.array(lineShape).superRefine((fields, context) => {
      if (fields.every(({ isChosen }) => !isChosen))
        context.addIssue({ code: 'custom', path: [0, 'isChosen'], message: 'REQUIRED' })
      for (const [at, { isChosen, quantity }] of fields.entries()) {
        const fault = isChosen && quantityFault(quantity, claimable[at]?.most ?? 0)
        if (fault) context.addIssue({ code: 'custom', path: [at, 'quantity'], ...fault })
      }
    }),
    ...messageFields(),
  })
export type ClaimFields = z.infer<ReturnType<typeof claimFields>>
