import * as z from 'zod'
import { lineField, messageField } from '../fields/field-schemas.ts'
import { fileIdsField, idField } from '../fields/ids.ts'
import { cursorInput, cursorPageOf, pageOf, pageQuery } from '../fields/pages.ts'
import { claimInputSchema, claimSchema } from './claim.schema.ts'
import { storedFileSchema } from './file.schema.ts'

/** Nobody has looked at it, somebody works on it, the shop has answered, it is closed. */
export const ticketStatuses = ['NEW', 'IN_PROGRESS', 'WAITING_CUSTOMER', 'DONE'] as const
export type TicketStatus = (typeof ticketStatuses)[number]

/** What the ticket is about: a general question, price, availability, document or certificate, an order, or a claim (D54). */
export const ticketKinds = [
  'question',
  'price',
  'availability',
  'document',
  'order',
  'claim',
] as const
export type TicketKind = (typeof ticketKinds)[number]

/** Events of a ticket other than messages. */
export const ticketEvents = ['done', 'reopened', 'assigned', 'decided'] as const
export type TicketEvent = (typeof ticketEvents)[number]

const personSchema = z.object({ uuid: z.string(), name: z.string() })

const aboutShape = {
  order: z.object({ id: z.int(), number: z.string() }).nullable(),
  product: z
    .object({ id: z.int(), name: z.string(), article: z.string(), slug: z.string().nullable() })
    .nullable()
    .describe('Товар, о котором речь; slug: null — снят с продажи'),
}

export const ticketSummarySchema = z
  .object({
    id: z.int(),
    number: z.string().describe('О-000123, рекламация — Р-000123'),
    kind: z.enum(ticketKinds),
    subject: z.string(),
    status: z.enum(ticketStatuses),
    author: personSchema,
    asker: z
      .object({ email: z.string().nullable(), phone: z.string().nullable() })
      .nullable()
      .describe('Спросил без учётной записи: куда уходит ответ; author.uuid тогда пуст'),
    company: z.object({ uuid: z.string(), name: z.string() }).nullable(),
    ...aboutShape,
    assignee: personSchema.nullable().describe('Сотрудник, который ведёт'),
    lastText: z.string().describe('Начало последнего сообщения'),
    unread: z.int().describe('Сообщений, которых спрашивающий не видел'),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    waitingSince: z.iso.datetime().nullable().describe('С какого времени ждёт ответа магазина'),
  })
  .meta({ id: 'TicketSummary' })
export type TicketSummary = z.infer<typeof ticketSummarySchema>

export const ticketsQuerySchema = z.object({
  ...pageQuery([20, 50, 100]),
  q: z.string().trim().max(100).optional().describe('Часть номера, темы, сообщения, заказа'),
  status: z.enum(ticketStatuses).optional(),
  state: z
    .enum(['open', 'waiting', 'done'])
    .optional()
    .describe('Незавершённые, из них ждущие ответа магазина, завершённые'),
  kind: z.enum(ticketKinds).optional(),
  order: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  company: z.uuid().optional().describe('Для сотрудников: только этой компании'),
  assignee: z
    .enum(['me', 'nobody'])
    .optional()
    .describe('Для сотрудников: которые веду я; которых не ведёт никто'),
})
export type TicketsQuery = z.infer<typeof ticketsQuerySchema>
export const ticketsSchema = pageOf(ticketSummarySchema)

export const ticketSchema = z
  .object({
    ...ticketSummarySchema.shape,
    isStaff: z.boolean().describe('Спрашивающий видит его как сотрудник магазина'),
    canFinish: z.boolean(),
    claim: claimSchema.nullable().describe('Рекламация, если это она'),
    cursor: z.string().describe('С него /api/tickets/sync скажет, что изменилось после'),
  })
  .meta({ id: 'Ticket' })
export type Ticket = z.infer<typeof ticketSchema>

const MAX_TEXT = 5000
/** Created once by the form: if the request is repeated after a lost response, the server returns the first result. */
const keyField = () => z.uuid().describe('Ключ повтора: то же сообщение дважды не появится')

export const createTicketInputSchema = z
  .strictObject({
    key: keyField(),
    kind: z.enum(ticketKinds),
    subject: lineField({ maxLength: 150 }),
    text: messageField({ maxLength: MAX_TEXT }),
    fileIds: fileIdsField().optional(),
    orderId: idField().optional(),
    productId: idField().optional(),
    claim: claimInputSchema.optional().describe('С видом claim и заказом, и только с ними'),
  })
  .meta({ id: 'CreateTicketInput' })
export type CreateTicketInput = z.infer<typeof createTicketInputSchema>

export const ticketCommentSchema = z
  .object({
    id: z.int(),
    ticketId: z.int(),
    author: personSchema,
    isStaff: z.boolean().describe('Написал сотрудник магазина'),
    isMine: z.boolean(),
    isInternal: z.boolean().describe('Видят только сотрудники'),
    isByMail: z
      .boolean()
      .describe('Пришло письмом; с пустым author.uuid и isInternal — с чужого адреса'),
    isCut: z
      .boolean()
      .describe('Письмо было длиннее: целиком его отдаёт /comments/{commentId}/letter'),
    event: z.enum(ticketEvents).nullable(),
    text: z.string(),
    files: z.array(storedFileSchema),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'TicketComment' })
export type TicketComment = z.infer<typeof ticketCommentSchema>

export const ticketLetterSchema = z
  .object({ text: z.string().describe('Письмо целиком, с тем, что в нём процитировано') })
  .meta({ id: 'TicketLetter' })
export type TicketLetter = z.infer<typeof ticketLetterSchema>

export const ticketCommentsQuerySchema = z.object(cursorInput(200))
export type TicketCommentsQuery = z.infer<typeof ticketCommentsQuerySchema>
export const ticketCommentsSchema = cursorPageOf(ticketCommentSchema)

export const addTicketCommentInputSchema = z
  .strictObject({
    key: keyField(),
    text: messageField({ maxLength: MAX_TEXT, isRequired: false }),
    fileIds: fileIdsField().optional(),
    isInternal: z.boolean().optional().describe('Заметка сотрудникам; покупателю — отказ'),
  })
  .meta({ id: 'AddTicketCommentInput' })
export type AddTicketCommentInput = z.infer<typeof addTicketCommentInputSchema>

export const readTicketCommentsInputSchema = z
  .strictObject({ ticketId: idField(), commentId: idField().describe('Последнее увиденное') })
  .meta({ id: 'ReadTicketCommentsInput' })
export type ReadTicketCommentsInput = z.infer<typeof readTicketCommentsInputSchema>

export const unreadTicketsSchema = z
  .object({ unread_count: z.int().describe('Непрочитанных сообщений во всех обращениях') })
  .meta({ id: 'UnreadTickets' })
export type UnreadTickets = z.infer<typeof unreadTicketsSchema>

export const ticketsSyncQuerySchema = z.object({
  after: z
    .string()
    .max(6000)
    .optional()
    .describe('cursor прежнего ответа; без него — с этого мига'),
  limit: z.coerce.number().int().min(1).max(200).optional(),
})
export type TicketsSyncQuery = z.infer<typeof ticketsSyncQuerySchema>

export const ticketsSyncSchema = z
  .object({
    cursor: z.string(),
    isWhole: z.boolean().describe('Что изменилось, сказать нельзя: прочитать всё заново'),
    tickets: z
      .array(ticketSummarySchema)
      .describe('Новые и изменившиеся, и те, где что-то сказано или прочитано'),
    comments: z.array(ticketCommentSchema).describe('Новые и изменившиеся'),
    removed: z.array(z.int()).describe('Обращения, которых больше нет'),
    unread_count: z.int(),
    hasMore: z.boolean().describe('Есть ещё: спросить с этим же cursor'),
  })
  .meta({ id: 'TicketsSync' })
export type TicketsSync = z.infer<typeof ticketsSyncSchema>
