import * as z from 'zod'
import { companyCountries, needsKpp, taxNumberFault } from '../fields/company-rules.ts'
import {
  emailField,
  issueOf,
  kppField,
  ogrnField,
  taxNumberField,
} from '../fields/field-schemas.ts'
import { MAX_BASKET_LINES, MAX_QUANTITY } from '../limits.ts'
import { kopecksOf } from '../roubles.ts'
import { dateField, externalIdField, momentField, textField } from './exchange-fields.ts'
import { balanceField, moneyField, positiveMoneyField, wholeField } from './exchange-numbers.ts'
import { orderStatusSchema } from './order.schema.ts'
import { companyRoles } from './user.schema.ts'

const id = externalIdField

/** Records of the data load about companies, their agreements and users; ids are the accounting system's. */
export const companyRecord = z
  .strictObject({
    id: id(),
    name: textField(300),
    country: z.enum(companyCountries).default('RU'),
    inn: taxNumberField(),
    kpp: kppField().optional(),
    ogrn: ogrnField().optional(),
    legalAddress: z.string().trim().max(500).default(''),
    head: id()
      .optional()
      .describe('Головной контрагент: эта запись — его филиал, на сайте одна компания'),
    managers: z.array(id()).max(50).optional().describe('Кто ведёт компанию; нет поля — как было'),
  })
  .superRefine(({ country, inn, kpp = '' }, context) => {
    const fault = taxNumberFault(country, inn)
    if (fault) context.addIssue({ ...issueOf(fault), path: ['inn'] })
    if (kpp === '' && needsKpp(country, inn))
      context.addIssue({ ...issueOf({ code: 'REQUIRED' }), path: ['kpp'] })
    if (kpp !== '' && !needsKpp(country, inn))
      context.addIssue({ ...issueOf({ code: 'KPP_UNEXPECTED' }), path: ['kpp'] })
  })

const person = {
  id: id(),
  email: emailField(),
  lastName: z.string().trim().max(100).default(''),
  firstName: z.string().trim().max(100).default(''),
  patronymic: z.string().trim().max(100).default(''),
}

export const managerRecord = z.strictObject(person)

export const userRecord = z.strictObject({
  ...person,
  companies: z
    .array(z.strictObject({ company: id(), role: z.enum(companyRoles) }))
    .min(1)
    .max(100),
})

export const agreementRecord = z
  .strictObject({
    id: id(),
    company: id(),
    name: textField(200),
    priceType: id(),
    validFrom: dateField().nullable().default(null),
    validUntil: dateField()
      .nullable()
      .default(null)
      .describe('Последний день; после него цен договора нет'),
    paymentDays: wholeField({ min: 0, max: 365 }).nullable().default(null),
    creditLimit: moneyField().nullable().default(null),
    debt: balanceField().nullable().default(null),
    overdue: moneyField().nullable().default(null),
  })
  .refine(({ validFrom, validUntil }) => !validFrom || !validUntil || validFrom <= validUntil, {
    error: 'DATE_TOO_EARLY',
    path: ['validUntil'],
  })

export const specificationRecord = z
  .strictObject({
    id: id(),
    agreement: id(),
    number: textField(60),
    date: dateField(),
    validUntil: dateField().nullable().default(null),
    priceType: id(),
    namesGoods: z
      .boolean()
      .default(false)
      .describe('По её ценам — только товары с ценой этого вида, остальные по договору'),
  })
  .refine(({ date, validUntil }) => !validUntil || date <= validUntil, {
    error: 'DATE_TOO_EARLY',
    path: ['validUntil'],
  })

export const deliveryMethodRecord = z.strictObject({
  id: id(),
  name: textField(200),
  description: z.string().trim().max(1000).default(''),
  kind: z.enum(['pickup', 'courier', 'carrier']),
  needsAddress: z.boolean(),
  sort: wholeField({ min: 0, max: 1_000_000 }).default(500),
})

export const loadedStatusRecord = z.strictObject({
  id: id(),
  name: textField(100).describe('Как состояние зовут в учётной системе: стоит в истории заказа'),
  status: orderStatusSchema,
})

const pieces = { product: id(), quantity: wholeField({ min: 1, max: MAX_QUANTITY }) }

/** Absent fields keep their earlier values. */
export const orderRecord = z.strictObject({
  id: id(),
  number: z
    .string()
    .trim()
    .min(1)
    .max(60)
    .optional()
    .describe(
      'Номер на сайте. Без него и без прежней связи заказ создаётся: нужны company, agreement и lines; его день — date',
    ),
  order: id()
    .optional()
    .describe(
      'Внешний id заказа, если эта запись — лишь о его оплате или отгрузке: пока записи о нём нет, она ждёт',
    ),
  company: id().optional(),
  agreement: id().optional(),
  status: id().optional().describe('id из order-statuses'),
  isCancelled: z.boolean().optional(),
  date: momentField()
    .optional()
    .describe('Когда это стало так: сказанное раньше не заменит сказанного позже'),
  version: wholeField({ min: 1, max: 2_000_000_000 })
    .optional()
    .describe(
      'Версия заказа сайта, из которой исходили: если люди изменили его после неё, решает человек',
    ),
  lines: z
    .array(z.strictObject({ ...pieces, price: positiveMoneyField().describe('За единицу, с НДС') }))
    .min(1)
    .max(MAX_BASKET_LINES)
    .optional()
    .describe('Все строки: чего в них нет, то отменено'),
  shipments: z
    .array(
      z.strictObject({
        id: id(),
        date: momentField(),
        lines: z.array(z.strictObject(pieces)).min(1).max(MAX_BASKET_LINES),
        note: z.string().trim().max(500).optional(),
      }),
    )
    .max(1000)
    .optional()
    .describe('Каждая — один раз, по её id'),
  payments: z
    .array(
      z.strictObject({
        id: id(),
        date: dateField(),
        amount: moneyField().describe('Рубли; 0 — оплату отозвали'),
      }),
    )
    .max(1000)
    .optional()
    .describe('Каждая — один раз, по её id'),
  accountingNumber: textField(60).optional(),
})

const signed = balanceField

export const settlementRecord = z
  .strictObject({
    id: id(),
    company: id(),
    agreement: id().nullable().default(null).describe('null — по всем договорам'),
    from: dateField(),
    to: dateField(),
    opening: signed().describe('Сальдо на начало; больше нуля — должен покупатель'),
    closing: signed().describe('Сальдо на конец: начало + дебет − кредит'),
    lines: z
      .array(
        z.strictObject({
          date: dateField(),
          paper: textField(300).describe('Документ: «Реализация № 15 от 12.01.2026»'),
          debit: signed().default('0').describe('Отгружено'),
          credit: signed().default('0').describe('Оплачено'),
          order: id().nullable().default(null).describe('Заказ: внешний id или номер на сайте'),
        }),
      )
      .max(5000)
      .default([]),
    overdue: z
      .array(z.strictObject({ days: wholeField({ min: 0, max: 10_000 }), amount: moneyField() }))
      .max(20)
      .default([])
      .describe('Просроченный долг по срокам'),
  })
  .refine(({ from, to }) => from <= to, { error: 'DATE_TOO_EARLY', path: ['to'] })
  .superRefine(({ opening, closing, lines }, context) => {
    const turnover = lines.reduce(
      (sum, { debit, credit }) => sum + kopecksOf(debit) - kopecksOf(credit),
      0,
    )
    if (kopecksOf(opening) + turnover !== kopecksOf(closing))
      context.addIssue({
        code: 'custom',
        message: 'INVALID',
        params: { rule: 'SUMS_DIFFER' },
        path: ['closing'],
      })
  })
