import * as z from 'zod'
import { idField } from '../fields/ids.ts'
import { productCardSchema } from './product.schema.ts'
import { sectionLinkSchema, slugSchema } from './section.schema.ts'

export const promoKinds = ['products', 'banners', 'sections', 'stories'] as const
export type PromoKind = (typeof promoKinds)[number]

/** Maximum number of entries per call, of products per entry, of slides per story. */
export const MAX_PROMO_AT_ONCE = 100
export const MAX_PROMO_PRODUCTS = 60
const MAX_SLIDES = 10
/** Maximum number of sections that show one entry. */
export const MAX_PROMO_PLACES = 50
const MAX_SIDE = 8000

/** A picture uploaded with POST /api/core/asset; its size reserves the space on the page. */
const pictureSchema = z.strictObject({
  src: z
    .string()
    .max(200)
    .regex(/^\/(?:files\/assets|images)\/[\w/-]+\.(?:webp|png|jpe?g)$/),
  width: z.int().min(1).max(MAX_SIDE),
  height: z.int().min(1).max(MAX_SIDE),
})
/** A path in this shop: banners to other sites are not allowed. */
const linkSchema = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^\s\\]*$/)
const titleSchema = z.string().trim().min(1).max(120)
const textSchema = z.string().trim().min(1).max(500)
const momentSchema = z.iso.datetime({ offset: true })

const slideSchema = z.strictObject({
  image: pictureSchema,
  title: titleSchema.nullable(),
  text: textSchema.nullable(),
  link: linkSchema.nullable(),
})
export type PromoSlide = z.infer<typeof slideSchema>

const common = {
  title: titleSchema,
  text: textSchema.nullable(),
  link: linkSchema.nullable(),
  sort: z.int().min(0).max(10_000),
  isActive: z.boolean(),
  startsAt: momentSchema.nullable().describe('С какого времени показывать; null — сразу'),
  endsAt: momentSchema.nullable().describe('До какого времени; null — пока не уберут'),
}
/** Stories are shown only on the home page. */
const placed = {
  inSections: z
    .array(idField())
    .max(MAX_PROMO_PLACES)
    .optional()
    .describe('Разделы, на страницах которых запись стоит, с их подразделами; пусто — главная'),
}
/** The page for which entries are requested: a section, or home (empty). */
export const promoPlaceQuerySchema = z.object({
  section: z
    .union([slugSchema, z.literal('')])
    .optional()
    .describe('Адрес раздела: что стоит на его странице. Пустой: что стоит на главной. Нет: всё'),
})
export type PromoPlaceQuery = z.infer<typeof promoPlaceQuerySchema>
const partial = z.strictObject(common).partial().required({ title: true })

export const promoInputs = {
  products: partial.extend({
    ...placed,
    productIds: z.array(idField()).max(MAX_PROMO_PRODUCTS).optional(),
  }),
  banners: partial.extend({ ...placed, image: pictureSchema, link: linkSchema }),
  sections: partial.extend({
    ...placed,
    sectionId: idField(),
    image: pictureSchema.nullable().optional(),
  }),
  stories: partial.extend({
    image: pictureSchema,
    slides: z.array(slideSchema).min(1).max(MAX_SLIDES),
  }),
} as const

const change = z
  .strictObject({ ...common, id: idField() })
  .partial()
  .required({ id: true })
const manyOf = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({ items: z.array(item).min(1).max(MAX_PROMO_AT_ONCE) })

/** Changes of several entries: either all are applied, or none. Absent fields stay unchanged. */
export const promoChanges = {
  products: manyOf(change.extend(placed)),
  banners: manyOf(
    change.extend({ ...placed, image: pictureSchema.optional(), link: linkSchema.optional() }),
  ),
  sections: manyOf(
    change.extend({
      ...placed,
      sectionId: idField().optional(),
      image: pictureSchema.nullable().optional(),
    }),
  ),
  stories: manyOf(
    change.extend({
      image: pictureSchema.optional(),
      slides: z.array(slideSchema).min(1).max(MAX_SLIDES).optional(),
    }),
  ),
} as const

/** All fields that can be set, of all kinds of entries. */
export type PromoFields = Partial<z.infer<z.ZodObject<typeof common>>> & {
  image?: z.infer<typeof pictureSchema> | null | undefined
  sectionId?: number | undefined
  inSections?: number[] | undefined
  slides?: PromoSlide[] | undefined
}

export const promoSchema = z
  .object({
    id: z.int(),
    slug: z.string().describe('Адрес подборки: номер и название'),
    title: z.string(),
    text: z.string().nullable(),
    image: pictureSchema.nullable(),
    link: z.string().nullable(),
    section: sectionLinkSchema.nullable(),
    slides: z.array(slideSchema),
  })
  .meta({ id: 'Promo' })
export type Promo = z.infer<typeof promoSchema>

export const promoProductsSchema = promoSchema
  .extend({ products: z.array(productCardSchema) })
  .meta({ id: 'PromoProducts' })
export type PromoProducts = z.infer<typeof promoProductsSchema>

/** As shown to the staff. */
export const promoEntrySchema = promoSchema
  .extend({
    sort: z.int(),
    isActive: z.boolean(),
    startsAt: momentSchema.nullable(),
    endsAt: momentSchema.nullable(),
    productIds: z.array(z.int()),
    inSections: z.array(sectionLinkSchema).describe('Где стоит; пусто — на главной'),
    viewCount: z.int().describe('Сколько раз историю посмотрели; посетитель считается раз в день'),
  })
  .meta({ id: 'PromoEntry' })
export type PromoEntry = z.infer<typeof promoEntrySchema>

export const promoListSchema = z.object({ items: z.array(promoSchema) })
export const promoEntriesSchema = z.object({ items: z.array(promoEntrySchema) })
export const promoProductListSchema = z.object({ items: z.array(promoProductsSchema) })
