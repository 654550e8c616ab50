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

/** A product that stands for its section, drawn small beside the filters. */
export const sectionDrawingSchema = z
  .object({
    path: z.string().describe('Адрес чертежа; с &mark=код на нём выделен размер'),
    ...size.shape,
    marks: z.array(z.string()).describe('Коды характеристик, размер которых можно выделить'),
  })
  .meta({ id: 'SectionDrawing' })
export type SectionDrawing = z.infer<typeof sectionDrawingSchema>

export const productDrawingQuerySchema = z.strictObject({
  view: z.enum(['wide', 'narrow', 'small']).describe('small — рядом с фильтрами'),
  version: z.string().regex(/^[0-9a-f]{12}$/),
  mark: z
    .string()
    .regex(/^[a-z][a-z0-9_]{0,59}$/)
    .optional()
    .describe('Код характеристики, размер которой выделить'),
})
