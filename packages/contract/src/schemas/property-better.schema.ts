import * as z from 'zod'

/** Which of several values is better: the greatest, the least, or the one nearest to that of a chosen product. */
export const betterValues = ['more', 'less', 'nearer'] as const
export type Better = (typeof betterValues)[number]

/** `none`: no value is better, whatever the unit would say. */
export const ownBetterValues = [...betterValues, 'none'] as const
export type OwnBetter = (typeof ownBetterValues)[number]

const ownBetter = () =>
  z.enum(ownBetterValues).nullable().describe('null — как следует из вида и единицы')

export const propertyBetterSchema = z
  .object({
    items: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        unit: z.string().nullable(),
        better: ownBetter(),
        byDefault: z.enum(ownBetterValues).describe('Что действует, пока не задано своё'),
      }),
    ),
  })
  .meta({ id: 'PropertyBetter' })
export type PropertyBetter = z.infer<typeof propertyBetterSchema>

export const setPropertyBetterSchema = z
  .strictObject({ code: z.string().min(1).max(100), better: ownBetter() })
  .meta({ id: 'SetPropertyBetter' })
export type SetPropertyBetter = z.infer<typeof setPropertyBetterSchema>
