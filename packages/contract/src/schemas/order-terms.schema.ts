import * as z from 'zod'
import { COMPANY_NAME_MAX, isEntrepreneur, needsKpp } from '../fields/company-rules.ts'
import {
  dayField,
  issueOf,
  kppField,
  lineField,
  nameField,
  russianInnField,
  stateContractField,
} from '../fields/field-schemas.ts'
import { ATTORNEY_NUMBER_MAX } from '../fields/order-rules.ts'
import { ADDRESS_MAX } from '../limits.ts'

/** ISO 8601: 2026-12-01. */
const isoDay = () => z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

/** Name of the transport company. */
const CARRIER_NAME_MAX = 100

/** A consignee or payer other than the company; a branch has the company's ИНН and a КПП of its own. */
export const orderPartySchema = z
  .strictObject({
    name: lineField({ maxLength: COMPANY_NAME_MAX }),
    inn: russianInnField(),
    kpp: kppField().describe('Пусто только у предпринимателя'),
    address: lineField({ maxLength: ADDRESS_MAX }),
  })
  .superRefine(({ inn, kpp }, context) => {
    const add = (code: 'REQUIRED' | 'KPP_UNEXPECTED') =>
      context.addIssue({ ...issueOf({ code }), path: ['kpp'] })
    if (kpp === '' && needsKpp('RU', inn)) add('REQUIRED')
    if (kpp !== '' && isEntrepreneur('RU', inn)) add('KPP_UNEXPECTED')
  })
  .meta({ id: 'OrderParty' })
export type OrderParty = z.infer<typeof orderPartySchema>

/** Who pays the carrier: the consignee on arrival, or the payer with the invoice. */
export const freightPayers = ['consignee', 'payer'] as const
export type FreightPayer = (typeof freightPayers)[number]

export const orderFreightSchema = z
  .strictObject({
    carrier: lineField({ maxLength: CARRIER_NAME_MAX, isRequired: false }).describe(
      'Транспортная компания; пусто — на выбор продавца',
    ),
    terminal: lineField({ maxLength: ADDRESS_MAX, isRequired: false }).describe(
      'Город и терминал; пусто — везут до адреса',
    ),
    paidBy: z.enum(freightPayers),
  })
  .meta({ id: 'OrderFreight' })
export type OrderFreight = z.infer<typeof orderFreightSchema>

/** The power of attorney needed at pickup. */
export const orderAttorneySchema = z
  .strictObject({
    number: lineField({ maxLength: ATTORNEY_NUMBER_MAX }),
    date: dayField(),
    person: nameField(),
  })
  .meta({ id: 'OrderAttorney' })
export type OrderAttorney = z.infer<typeof orderAttorneySchema>

/** All goods at once, or each part as it becomes available. */
export const orderShippings = ['whole', 'partial'] as const
export type OrderShipping = (typeof orderShippings)[number]

/** The buyer's own identifiers of an order; shown in lists, on pages, in Excel and on documents. */
export const orderTextsInput = {
  ownNumber: lineField({ maxLength: 60, isRequired: false }).describe(
    'Номер заказа в учёте покупателя',
  ),
}
/** The same in a stored order; null: not given. */
export const orderTexts = {
  ownNumber: z.string().nullable().describe('Номер в учёте покупателя'),
} satisfies Record<keyof typeof orderTextsInput, z.ZodType>
export type OrderTexts = Record<keyof typeof orderTexts, string | null>

/** Terms beside contact and delivery; absent fields mean the default. */
export const orderTermsInput = {
  ...z.object(orderTextsInput).partial().shape,
  stateContract: stateContractField().optional().describe('ИГК: 20–25 цифр'),
  wishedOn: dayField({ isRequired: false }).optional().describe('Желаемая дата, рабочий день'),
  shipping: z.enum(orderShippings).optional(),
  consignee: orderPartySchema.optional().describe('Грузополучатель, если не сама компания'),
  payer: orderPartySchema.optional().describe('Плательщик, если не сама компания'),
  freight: orderFreightSchema.optional().describe('Только для транспортной компании'),
  attorney: orderAttorneySchema.optional().describe('Доверенность; только для самовывоза'),
}

/** The same in a stored order; null: not given. */
export const orderTermsSchema = z
  .object({
    stateContract: z.string().nullable(),
    wishedOn: isoDay().nullable(),
    shipping: z.enum(orderShippings).nullable(),
    consignee: orderPartySchema.nullable(),
    payer: orderPartySchema.nullable(),
    freight: orderFreightSchema.nullable(),
    attorney: orderAttorneySchema.nullable(),
  })
  .meta({ id: 'OrderTerms' })
export type OrderTerms = z.infer<typeof orderTermsSchema>

/** Delivery days that the buyer may choose: working days from `first` to `last`. */
export const wishedDaysSchema = z
  .object({
    first: isoDay(),
    last: isoDay(),
    daysOff: z.array(isoDay()).describe('Праздники и переносы в будни'),
  })
  .meta({ id: 'WishedDays' })
export type WishedDays = z.infer<typeof wishedDaysSchema>
