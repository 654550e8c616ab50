import * as z from 'zod'
import { basketSchema } from './basket.schema.ts'
import { isoDateSchema } from './product.schema.ts'
import { agreementSchema } from './user.schema.ts'

export const orderStatuses = [
  'NEW',
  'CONFIRMED',
  'AWAITING_PAYMENT',
  'ASSEMBLING',
  'SHIPPED',
  'DELIVERED',
  'CANCELLED',
] as const
export const orderStatusSchema = z.enum(orderStatuses)
export type OrderStatus = z.infer<typeof orderStatusSchema>

export const deliveryMethodSchema = z
  .object({
    code: z.string(),
    name: z.string(),
    description: z.string(),
    needsAddress: z.boolean(),
  })
  .meta({ id: 'DeliveryMethod' })
export type DeliveryMethod = z.infer<typeof deliveryMethodSchema>

/** One line of text: no line breaks, control characters or marks that turn the direction of what follows. */
const lineSchema = z
  .string()
  .trim()
  .regex(/^\P{C}*$/u)

/** The comment may have lines. */
const textSchema = z
  .string()
  .trim()
  .regex(/^(?:\P{C}|[\t\n\r])*$/u)

/** §5: letters, spaces and hyphens; digits, brackets, plus, hyphen and spaces. */
export const contactSchema = z
  .strictObject({
    name: z
      .string()
      .trim()
      .min(1)
      .max(80)
      .regex(/^[\p{Script=Latin}\p{Script=Cyrillic} \u00A0-]+$/u),
    phone: z
      .string()
      .trim()
      .max(30)
      .regex(/^(\+7|8)[\d \u00A0()+-]*$/)
      .refine((text) => text.replace(/\D/g, '').length === 11),
    email: z.email().max(70),
  })
  .meta({ id: 'Contact' })
export type Contact = z.infer<typeof contactSchema>

/** All that the checkout page starts from, at the caller's company and agreement. */
export const checkoutSchema = z
  .object({
    basket: basketSchema,
    company: z.object({ uuid: z.string(), name: z.string(), inn: z.string() }),
    agreement: agreementSchema,
    deliveryMethods: z.array(deliveryMethodSchema),
    addresses: z.array(z.string()).describe('Адреса прежних заказов компании, новые сверху'),
    contact: z.object({ name: z.string(), phone: z.string(), email: z.string() }),
  })
  .meta({ id: 'Checkout' })
export type Checkout = z.infer<typeof checkoutSchema>

/** `expectedTotal` is what the buyer saw: another total is refused with BASKET_CHANGED and nothing is ordered. */
export const createOrderInputSchema = z
  .strictObject({
    deliveryMethod: z.string().min(1).max(60),
    address: lineSchema.max(500).optional(),
    contact: contactSchema,
    comment: textSchema.max(2000).optional(),
    expectedTotal: z.int().min(0),
  })
  .meta({ id: 'CreateOrderInput' })
export type CreateOrderInput = z.infer<typeof createOrderInputSchema>

export const orderSummarySchema = z
  .object({
    id: z.int(),
    number: z.string(),
    createdAt: z.string().describe('ISO 8601 со смещением'),
    status: orderStatusSchema,
    total: z.int(),
    lineCount: z.int(),
    author: z.string().describe('Кто оформил'),
  })
  .meta({ id: 'OrderSummary' })
export type OrderSummary = z.infer<typeof orderSummarySchema>

export const orderLineSchema = z
  .object({
    productId: z.int().nullable(),
    slug: z.string().nullable().describe('null — товара больше нет в каталоге'),
    image: z.string().nullable(),
    name: z.string(),
    article: z.string(),
    unit: z.string(),
    quantity: z.int(),
    reserved: z.int().describe('Зарезервировано на складах'),
    expectedOn: isoDateSchema.nullable(),
    price: z.int(),
    sum: z.int(),
    vatRate: z.number(),
    vatSum: z.int(),
  })
  .meta({ id: 'OrderLine' })

export const orderSchema = z
  .object({
    ...orderSummarySchema.shape,
    vatTotal: z.int(),
    company: z.object({ name: z.string(), inn: z.string() }),
    agreement: z.string(),
    deliveryMethod: z.object({ code: z.string(), name: z.string() }),
    address: z.string().nullable(),
    contact: z.object({ name: z.string(), phone: z.string(), email: z.string() }),
    comment: z.string().nullable(),
    lines: z.array(orderLineSchema),
  })
  .meta({ id: 'Order' })
export type Order = z.infer<typeof orderSchema>

export const orderActivitySchema = z
  .object({
    id: z.int(),
    at: z.string().describe('ISO 8601 со смещением'),
    kind: z.enum(['created', 'status', 'reserved', 'mail']),
    status: orderStatusSchema.nullable(),
    text: z.string(),
    author: z.string().nullable(),
  })
  .meta({ id: 'OrderActivity' })
export type OrderActivity = z.infer<typeof orderActivitySchema>

export const orderListInputSchema = z
  .strictObject({
    page: z.int().min(1).max(100_000).optional(),
    pageSize: z.union([z.literal(20), z.literal(50), z.literal(100)]).optional(),
    status: orderStatusSchema.optional(),
    q: z.string().trim().max(100).optional().describe('Номер заказа или его часть'),
  })
  .meta({ id: 'OrderListInput' })
