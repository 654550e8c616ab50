import * as z from 'zod'
import { dayField } from '../fields/days.ts'
import { lineField } from '../fields/field-schemas.ts'
import { blocksSchema } from './blocks.schema.ts'
import { isoDateSchema } from './product.schema.ts'

const summaryShape = {
  id: z.int(),
  title: z.string(),
  summary: z.string(),
  startsOn: isoDateSchema.describe('Первый день действия, по Москве'),
  endsOn: isoDateSchema.describe('Последний день действия включительно, по Москве'),
  updatedAt: z.iso.datetime(),
}

export const specialOfferSummarySchema = z.object(summaryShape).meta({ id: 'SpecialOfferSummary' })
export type SpecialOfferSummary = z.infer<typeof specialOfferSummarySchema>

export const specialOffersSchema = z.object({
  items: z.array(specialOfferSummarySchema).describe('Те, что заканчиваются раньше, — первыми'),
})

export const specialOfferSchema = z
  .object({
    ...summaryShape,
    isEnded: z.boolean().describe('Срок вышел: показано для памяти'),
    blocks: blocksSchema,
  })
  .meta({ id: 'SpecialOffer' })
export type SpecialOffer = z.infer<typeof specialOfferSchema>

const periodShape = { startsOn: dayField(), endsOn: dayField().describe('Включительно') }

/** Days in the shop's time zone, both inclusive. */
export const periodSchema = z.object({ startsOn: isoDateSchema, endsOn: isoDateSchema })

export const newOfferInputSchema = z
  .strictObject({ title: lineField({ maxLength: 150 }), ...periodShape })
  .meta({ id: 'NewOfferInput' })
export type NewOfferInput = z.infer<typeof newOfferInputSchema>

export const placeOfferInputSchema = z
  .strictObject({ ...periodShape, isHidden: z.boolean() })
  .meta({ id: 'PlaceOfferInput' })
export type PlaceOfferInput = z.infer<typeof placeOfferInputSchema>
