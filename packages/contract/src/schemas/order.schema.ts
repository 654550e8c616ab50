import * as z from 'zod'
import { dayField } from '../fields/days.ts'
import {
  emailField,
  lineField,
  messageField,
  nameField,
  phoneField,
} from '../fields/field-schemas.ts'
import { fileIdsField, idField } from '../fields/ids.ts'
import { pageInput } from '../fields/pages.ts'
import { ADDRESS_MAX, MAX_BASKET_LINES, MAX_QUANTITY, ORDER_COMMENT_MAX } from '../limits.ts'
import { basketSchema } from './basket.schema.ts'
import {
  orderPartySchema,
  orderTermsInput,
  orderTermsSchema,
  orderTexts,
  wishedDaysSchema,
} from './order-terms.schema.ts'
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

/** Kind of a delivery method: `pickup` needs a power of attorney, `carrier` a terminal and a payer of the freight. */
export const deliveryKinds = ['pickup', 'courier', 'carrier'] as const

export const deliveryMethodSchema = z
  .object({
    code: z.string(),
    name: z.string(),
    description: z.string(),
    needsAddress: z.boolean(),
    kind: z.enum(deliveryKinds),
  })
  .meta({ id: 'DeliveryMethod' })
export type DeliveryMethod = z.infer<typeof deliveryMethodSchema>

/** §5. */
export const contactSchema = z
  .strictObject({ name: nameField(), phone: phoneField(), email: emailField() })
  .meta({ id: 'Contact' })
export type Contact = z.infer<typeof contactSchema>

/** All data that the checkout page starts with, for the caller's company and agreement. */
export const checkoutSchema = z
  .object({
    basket: basketSchema,
    company: z.object({ uuid: z.string(), name: z.string(), inn: z.string() }),
    agreement: agreementSchema,
    deliveryMethods: z.array(deliveryMethodSchema),
    addresses: z.array(z.string()).describe('Адреса компании, за ними — прежних заказов'),
    parties: z
      .array(orderPartySchema)
      .describe('Грузополучатели и плательщики прежних заказов, новые сверху'),
    wishedDays: wishedDaysSchema,
    basketState: z
      .string()
      .describe('Что видит покупатель: цены, количества, наличие и сроки. Называется в заказе'),
    contact: z.object({ name: z.string(), phone: z.string(), email: z.string() }),
    hasApprovals: z.boolean().describe('У компании есть лимиты или бюджеты (D42)'),
  })
  .meta({ id: 'Checkout' })
export type Checkout = z.infer<typeof checkoutSchema>

/**
 * `expectedTotal` and `basketState` are what the buyer saw: if a price, quantity, stock or date has changed, the
 * response is BASKET_CHANGED and nothing is ordered.
 */
export const createOrderInputSchema = z
  .strictObject({
    deliveryMethod: z.string().min(1).max(60),
    address: lineField({ maxLength: ADDRESS_MAX, isRequired: false }).optional(),
    contact: contactSchema,
    comment: messageField({ maxLength: ORDER_COMMENT_MAX, isRequired: false }).optional(),
    fileIds: fileIdsField().optional().describe('Загруженные файлы с назначением order'),
    ...orderTermsInput,
    expectedTotal: z.int().min(0),
    basketState: z.string().max(64).optional(),
    costCentreId: idField().optional().describe('Из какого бюджета; нужен там, где они есть'),
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
    ...orderTexts,
    agreement: z.string(),
  })
  .meta({ id: 'OrderSummary' })
export type OrderSummary = z.infer<typeof orderSummarySchema>

export const orderLineSchema = z
  .object({
    place: z.int().describe('Номер строки, с нуля: по нему отгружают и отменяют'),
    productId: z.int().nullable(),
    slug: z.string().nullable().describe('null — товара больше нет в каталоге'),
    image: z.string().nullable(),
    name: z.string(),
    article: z.string(),
    unit: z.string(),
    quantity: z.int().describe('Заказано'),
    reserved: z.int().describe('Зарезервировано на складах сейчас'),
    shipped: z.int(),
    cancelled: z.int(),
    expectedOn: isoDateSchema.nullable(),
    price: z.int(),
    sum: z.int().describe('За всё, что не отменено'),
    vatRate: z.number(),
    vatSum: z.int(),
    comment: z.string().describe('Пустой — комментария нет'),
  })
  .meta({ id: 'OrderLine' })
export type OrderLine = z.infer<typeof orderLineSchema>

export const orderShipmentSchema = z
  .object({
    id: z.int(),
    at: z.string().describe('ISO 8601 со смещением'),
    note: z.string().nullable(),
    lines: z.array(z.object({ place: z.int(), quantity: z.int() })),
  })
  .meta({ id: 'OrderShipment' })
export type OrderShipment = z.infer<typeof orderShipmentSchema>

/** Pieces to ship or to cancel, by the index of the order line. */
export const orderPiecesField = () =>
  z
    .array(z.strictObject({ place: z.int().min(0), quantity: z.int().min(1).max(MAX_QUANTITY) }))
    .min(1)
    .max(MAX_BASKET_LINES)
    .refine((lines) => new Set(lines.map(({ place }) => place)).size === lines.length)
export type OrderPieces = z.infer<ReturnType<typeof orderPiecesField>>

export const orderFileSchema = z
  .object({ id: z.uuid(), name: z.string(), size: z.int().describe('Байт') })
  .meta({ id: 'OrderFile' })
export type OrderFile = z.infer<typeof orderFileSchema>

export const orderPaymentSchema = z
  .object({ date: isoDateSchema, amount: z.int() })
  .meta({ id: 'OrderPayment' })
export type OrderPayment = z.infer<typeof orderPaymentSchema>

export const orderSchema = z
  .object({
    ...orderSummarySchema.shape,
    vatTotal: z.int(),
    company: z.object({ name: z.string(), inn: z.string() }),
    deliveryMethod: z.object({ code: z.string(), name: z.string() }),
    address: z.string().nullable(),
    contact: z.object({ name: z.string(), phone: z.string(), email: z.string() }),
    comment: z.string().nullable(),
    terms: orderTermsSchema,
    version: z.int().describe('Растёт с каждой переменой: её называет тот, кто меняет заказ'),
    reservedUntil: z
      .string()
      .nullable()
      .describe('До каких пор товар держат без оплаты (D40); null — без срока, или срок вышел'),
    reservationEndedAt: z.string().nullable(),
    accountingNumber: z.string().nullable().describe('Номер в учётной системе'),
    isReadOnly: z
      .boolean()
      .optional()
      .describe('Видит как согласовавший (D42): читает, но ничего не меняет'),
    paid: z.int().describe('Оплачено; может быть больше суммы заказа'),
    payments: z.array(orderPaymentSchema).describe('Оплаты, прежние сверху'),
    files: z.array(orderFileSchema),
    papers: z.array(orderFileSchema).optional().describe('Файлы документов учётной системы'),
    shipments: z.array(orderShipmentSchema).describe('Отгрузки, прежние сверху'),
    lines: z.array(orderLineSchema),
  })
  .meta({ id: 'Order' })
export type Order = z.infer<typeof orderSchema>

export const orderActivitySchema = z
  .object({
    id: z.int(),
    at: z.string().describe('ISO 8601 со смещением'),
    kind: z.enum(['created', 'status', 'reserved', 'mail', 'shipped', 'cancelled']),
    status: orderStatusSchema.nullable(),
    text: z.string(),
    author: z.string().nullable(),
  })
  .meta({ id: 'OrderActivity' })
export type OrderActivity = z.infer<typeof orderActivitySchema>

export const orderSorts = ['newest', 'oldest', 'largest', 'smallest'] as const
export type OrderSort = (typeof orderSorts)[number]

/** An event expected soon: the reservation ends, or missing pieces arrive. */
export const orderWaits = ['ending', 'arriving'] as const
export type OrderWait = (typeof orderWaits)[number]

const ORDER_SEARCH_MAX = 100

/** Filters of an order list; days are in the seller's time zone. */
const orderFilterFields = {
  status: orderStatusSchema.optional(),
  q: z.string().trim().max(ORDER_SEARCH_MAX).optional().describe('Номер заказа или его часть'),
  from: dayField().optional().describe('Оформлены с этого дня'),
  to: dayField().optional().describe('Оформлены по этот день включительно'),
  agreement: z.uuid().optional(),
  person: idField().optional().describe('Кто оформил'),
  article: z.string().trim().max(ORDER_SEARCH_MAX).optional().describe('Начало артикула в строках'),
  sumFrom: z.int().min(0).optional(),
  sumTo: z.int().min(0).optional(),
  waiting: z
    .enum(orderWaits)
    .optional()
    .describe('ending — резерв кончается за три дня, arriving — недостающее поступит за семь'),
  sort: z.enum(orderSorts).optional(),
}

export const orderFilterSchema = z.strictObject(orderFilterFields).meta({ id: 'OrderFilter' })
export type OrderFilter = z.infer<typeof orderFilterSchema>

export const orderListInputSchema = z
  .strictObject({ ...pageInput([20, 50, 100]), ...orderFilterFields })
  .meta({ id: 'OrderListInput' })
export type OrderListInput = z.infer<typeof orderListInputSchema>
