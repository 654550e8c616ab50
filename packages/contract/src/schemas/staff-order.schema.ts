import * as z from 'zod'
import { messageField } from '../fields/field-schemas.ts'
import { pageOf, pageQuery } from '../fields/pages.ts'
import {
  orderActivitySchema,
  orderPiecesField,
  orderSchema,
  orderStatusSchema,
  orderSummarySchema,
} from './order.schema.ts'

const companySchema = z.object({ uuid: z.string(), name: z.string(), inn: z.string() })

export const staffOrderSummarySchema = z
  .object({ ...orderSummarySchema.shape, company: companySchema })
  .meta({ id: 'StaffOrderSummary' })
export type StaffOrderSummary = z.infer<typeof staffOrderSummarySchema>

export const orderDifferenceSchema = z
  .object({
    items: z.array(
      z.object({
        field: z.enum(['status', 'lines', 'shipments', 'version']),
        ours: z.string(),
        theirs: z.string(),
      }),
    ),
    canTake: z
      .boolean()
      .describe('Принять их сторону можно одним словом; иначе — исправить в учётной системе'),
    since: z.string().describe('ISO 8601 со смещением'),
  })
  .meta({ id: 'OrderDifference' })
export type OrderDifference = z.infer<typeof orderDifferenceSchema>

export const orderDifferencesQuerySchema = z.object(pageQuery([20, 50, 100]))
export type OrderDifferencesQuery = z.infer<typeof orderDifferencesQuerySchema>

export const orderDifferencesSchema = pageOf(
  z
    .object({ ...staffOrderSummarySchema.shape, difference: orderDifferenceSchema })
    .meta({ id: 'DifferingOrder' }),
)
export type DifferingOrder = z.infer<typeof orderDifferencesSchema>['items'][number]

export const staffOrdersQuerySchema = z.object({
  ...pageQuery([20, 50, 100]),
  q: z.string().trim().max(100).optional().describe('Часть номера, названия или ИНН компании'),
  status: orderStatusSchema.optional(),
  company: z.uuid().optional().describe('Только этой компании'),
})
export type StaffOrdersQuery = z.infer<typeof staffOrdersQuerySchema>

export const staffOrdersSchema = pageOf(staffOrderSummarySchema)

/** All data for the staff page of an order. */
export const staffOrderSchema = z
  .object({
    ...orderSchema.shape,
    company: companySchema,
    moves: z.array(orderStatusSchema).describe('Куда его можно перевести сейчас'),
    canShip: z.boolean(),
    canCancel: z.boolean(),
    activity: z.array(orderActivitySchema).describe('Новое сверху'),
    difference: orderDifferenceSchema
      .nullable()
      .describe('Чем учётная система расходится с сайтом, пока человек не решил'),
  })
  .meta({ id: 'StaffOrder' })
export type StaffOrder = z.infer<typeof staffOrderSchema>

const versionField = () =>
  z.int().min(1).describe('Версия заказа, которую видел сотрудник: другая — отказ')
const reasonField = () => messageField({ maxLength: 500, isRequired: false }).optional()

export const orderStatusInputSchema = z
  .strictObject({
    version: versionField(),
    status: orderStatusSchema,
    comment: reasonField().describe('Причина: стоит в истории заказа и в письме'),
  })
  .meta({ id: 'OrderStatusInput' })
export type OrderStatusInput = z.infer<typeof orderStatusInputSchema>

export const shipOrderInputSchema = z
  .strictObject({
    version: versionField(),
    lines: orderPiecesField(),
    note: reasonField().describe('Накладная, перевозчик: стоит в письме'),
  })
  .meta({ id: 'ShipOrderInput' })
export type ShipOrderInput = z.infer<typeof shipOrderInputSchema>

export const staffCancelInputSchema = z
  .strictObject({
    version: versionField(),
    lines: orderPiecesField().optional().describe('Нет — всё, что ещё не отгружено'),
    comment: messageField({ maxLength: 500 }).describe(
      'Причина: стоит в истории заказа и в письме',
    ),
  })
  .meta({ id: 'StaffCancelInput' })
export type StaffCancelInput = z.infer<typeof staffCancelInputSchema>

export const orderDecisionInputSchema = z
  .strictObject({
    version: versionField(),
    take: z
      .enum(['ours', 'theirs'])
      .describe('ours — оставить как на сайте, theirs — как в учётной системе'),
  })
  .meta({ id: 'OrderDecisionInput' })
export type OrderDecisionInput = z.infer<typeof orderDecisionInputSchema>
