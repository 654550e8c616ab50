import * as z from 'zod'
import { lineField } from '../fields/field-schemas.ts'
import { idField } from '../fields/ids.ts'
import { MAX_DRAFT_LINES } from '../limits.ts'
import { basketSchema } from './basket.schema.ts'

/** The caller's basket as it stands now, or these lines of it. */
export const shareBasketInputSchema = z
  .strictObject({
    productIds: z.array(idField()).min(1).max(MAX_DRAFT_LINES).optional(),
    name: lineField({ isRequired: false }).optional(),
  })
  .meta({ id: 'ShareBasketInput' })
export type ShareBasketInput = z.infer<typeof shareBasketInputSchema>

/** A list somebody shared, at the reader's own prices (D19). Nothing here tells the author's company or prices. */
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
