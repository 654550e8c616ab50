import * as z from 'zod'

const size = z.object({ width: z.int(), height: z.int() })

/** A drawing with the sizes of a product: an SVG whose URL contains a version derived from its content. */
export const productDrawingSchema = z
  .object({
    version: z.string().describe('Меняется вместе с чертежом; без неё адреса нет'),
    wide: size,
    narrow: size.describe('Для телефона: те же размеры, крупнее надписи'),
  })
  .meta({ id: 'ProductDrawing' })
export type ProductDrawing = z.infer<typeof productDrawingSchema>

export const productDrawingQuerySchema = z.strictObject({
  view: z.enum(['wide', 'narrow']),
  version: z.string().regex(/^[0-9a-f]{12}$/),
})
