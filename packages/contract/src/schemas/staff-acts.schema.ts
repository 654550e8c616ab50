import * as z from 'zod'
import { pageOf, pageQuery } from '../fields/pages.ts'
import { staffRoles } from './user.schema.ts'

/** Kinds of recorded staff actions; a name must never change its meaning. */
export const staffActKinds = [
  'account.role',
  'account.status',
  'company.status',
  'company.managers',
  'agreement.created',
  'agreement.changed',
  'agreement.deleted',
  'order.status',
  'order.shipped',
  'order.cancelled',
  'promo.created',
  'promo.changed',
  'promo.deleted',
  'synonym.saved',
  'synonym.removed',
  'product.slug',
  'notice.saved',
  'notice.removed',
  'topic.created',
  'topic.changed',
  'topic.moved',
  'topic.deleted',
  'picture.deleted',
  'exchange.account-created',
  'exchange.account-changed',
  'exchange.key-created',
  'exchange.key-withdrawn',
  'exchange.onec-password',
  'exchange.onec-changed',
  'exchange.onec-withdrawn',
  'exchange.onec-confirmed',
  'exchange.load-repeated',
  'exchange.load-cancelled',
  'exchange.list-decided',
  'product.own-field',
  'section.filter-order',
  'property.better',
] as const
export type StaffActKind = (typeof staffActKinds)[number]

export const staffActSchema = z
  .object({
    id: z.int(),
    at: z.iso.datetime(),
    actor: z.object({ name: z.string(), login: z.string(), role: z.enum(staffRoles) }),
    kind: z.enum(staffActKinds),
    subject: z.object({
      kind: z.enum([
        'company',
        'account',
        'promo',
        'synonym',
        'product',
        'notice',
        'topic',
        'picture',
        'exchange',
        'section',
        'property',
      ]),
      uuid: z.string(),
      name: z.string(),
    }),
    changes: z.array(
      z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
    ),
    comment: z.string().nullable(),
  })
  .meta({ id: 'StaffAct' })
export type StaffAct = z.infer<typeof staffActSchema>

export const staffActsQuerySchema = z.object({
  ...pageQuery([20, 50, 100]),
  q: z.string().trim().max(100).optional().describe('Часть имени: кто или о ком'),
  subject: z.uuid().optional().describe('Только об этой компании или учётной записи'),
})
export type StaffActsQuery = z.infer<typeof staffActsQuerySchema>

export const staffActsSchema = pageOf(staffActSchema)
