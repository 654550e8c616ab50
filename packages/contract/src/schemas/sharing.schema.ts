import * as z from 'zod'
import { lineField } from '../fields/field-schemas.ts'
import { idField } from '../fields/ids.ts'
import { MAX_DRAFT_LINES } from '../limits.ts'
import { basketSchema } from './basket.schema.ts'

/** The caller's current basket, or only these lines of it. */
export const shareBasketInputSchema = z
  .strictObject({
    productIds: z.array(idField()).min(1).max(MAX_DRAFT_LINES).optional(),
    name: lineField({ isRequired: false }).optional(),
  })
  .meta({ id: 'ShareBasketInput' })
export type ShareBasketInput = z.infer<typeof shareBasketInputSchema>

/** An active link of the caller: to a basket as it was when shared, or to a draft in its current state. */
export const ownLinkSchema = z
  .object({
    id: z.uuid(),
    kind: z.enum(['basket', 'draft']),
    name: z.string().nullable().describe('null — корзина без названия'),
    createdAt: z.iso.datetime({ offset: true }),
    expiresAt: z.iso.datetime({ offset: true }),
    lineCount: z.int(),
  })
  .meta({ id: 'OwnLink' })
export type OwnLink = z.infer<typeof ownLinkSchema>

export const ownLinksSchema = z
  .object({ items: z.array(ownLinkSchema), total: z.int().describe('Сколько их всего') })
  .meta({ id: 'OwnLinks' })
export type OwnLinks = z.infer<typeof ownLinksSchema>

/** A shared list with the reader's own prices (D19). It contains neither the author's company nor the author's prices. */
export const sharedListSchema = z
  .object({
    id: z.uuid(),
    name: z.string().nullable().describe('null — корзина без названия'),
    author: z.string().nullable(),
    isOwn: z.boolean().describe('Ссылку может отозвать тот, кто смотрит'),
    createdAt: z.iso.datetime({ offset: true }),
    expiresAt: z.iso.datetime({ offset: true }),
    basket: basketSchema,
  })
  .meta({ id: 'SharedList' })
export type SharedList = z.infer<typeof sharedListSchema>
