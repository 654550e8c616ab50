import * as z from 'zod'

const codeField = z.string().regex(/^[a-z][a-z0-9_]{0,59}$/)

/** The order of a section's filters as the staff has put them, and what would speak for another one. */
export const filterOrderSchema = z
  .object({
    codes: z
      .array(z.string())
      .nullable()
      .describe('Коды характеристик по порядку; null — раздел упорядочен сам'),
    changedBy: z.string().nullable(),
    changedAt: z.iso.datetime().nullable(),
    used: z
      .array(z.object({ code: z.string(), people: z.int() }))
      .describe(
        'По каким характеристикам раздела люди сохранили подборки: сколько их, чаще — выше',
      ),
  })
  .meta({ id: 'FilterOrder' })
export type FilterOrder = z.infer<typeof filterOrderSchema>

export const setFilterOrderSchema = z.strictObject({
  codes: z
    .array(codeField)
    .min(1)
    .max(200)
    .refine((codes) => new Set(codes).size === codes.length)
    .nullable()
    .describe('null — вернуть порядок, который раздел находит сам'),
})
export type SetFilterOrder = z.infer<typeof setFilterOrderSchema>
