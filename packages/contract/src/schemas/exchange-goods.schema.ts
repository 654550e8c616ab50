import * as z from 'zod'
import { barCodeKey } from '../gtin.ts'
import { dateField, externalIdField, textField } from './exchange-fields.ts'
import {
  numberField,
  priceField,
  stepPriceField,
  stockField,
  vatRateField,
  wholeField,
} from './exchange-numbers.ts'

const id = externalIdField
const sort = wholeField({ min: 0, max: 1_000_000 }).default(500)
const currencyCode = () =>
  z
    .string()
    .trim()
    .refine((code) => /^[A-Z]{3}$/.test(code), { params: { rule: 'CURRENCY_CODE' } })
    .meta({ description: 'Буквенный код ISO 4217', pattern: '^[A-Z]{3}$' })
const pieces = () => wholeField({ min: 1, max: 1_000_000 })

/** Records of the data load about products; ids are the accounting system's. */
export const unitRecord = z.strictObject({
  id: id(),
  code: z
    .string()
    .trim()
    .refine((code) => /^\d{3,4}$/.test(code), { params: { rule: 'UNIT_CODE' } })
    .meta({ pattern: '^\\d{3,4}$' })
    .describe('Код ОКЕИ'),
  name: textField(100),
  shortName: textField(20).describe('Как единица стоит у товара: «шт», «упак»'),
})

export const currencyRecord = z.strictObject({
  id: currencyCode(),
  name: textField(80),
  rates: z
    .array(
      z.strictObject({
        date: dateField(),
        nominal: pieces().default(1),
        rate: numberField({ min: 0.0001, max: 100_000_000 }),
      }),
    )
    .max(400)
    .default([]),
})

export const warehouseRecord = z.strictObject({
  id: id(),
  name: textField(200),
  city: textField(100),
  sort,
})

export const priceTypeRecord = z.strictObject({
  id: id(),
  name: textField(200),
  currency: currencyCode().default('RUB'),
  hasVat: z.boolean().default(true).describe('Цены с НДС; без него налог добавит магазин'),
  isBase: z.boolean().default(false).describe('Базовой станет, если базовой ещё нет'),
})

export const priceGroupRecord = z.strictObject({ id: id(), name: textField(200) })

export const brandRecord = z.strictObject({
  id: id(),
  name: textField(200),
  country: textField(100).nullable().default(null),
  description: z.string().max(20_000).nullable().default(null),
})

export const propertyRecord = z.strictObject({
  id: id(),
  name: textField(200),
  unit: textField(20).nullable().default(null),
  kind: z.enum(['number', 'string', 'boolean']).default('string'),
  sort,
})

export const sectionRecord = z.strictObject({
  id: id(),
  name: textField(200),
  parent: id().nullable().default(null),
  description: z.string().max(20_000).nullable().default(null),
  sort,
})

const attributeValue = z.union([z.number(), z.boolean(), textField(500)])

const barCodeField = () =>
  textField(60).refine((text) => barCodeKey(text) !== null, { params: { rule: 'BAR_CODE' } })

export const productRecord = z.strictObject({
  id: id(),
  name: textField(500),
  article: textField(100),
  section: id(),
  unit: id().describe('Краткое название единицы или её id'),
  vatRate: vatRateField(),
  brand: id().nullable().default(null),
  priceGroup: id().nullable().default(null),
  description: z.string().max(50_000).nullable().default(null),
  minOrderQuantity: pieces().nullable().default(null),
  multiplicity: pieces().nullable().default(null),
  properties: z
    .array(z.strictObject({ property: id(), value: attributeValue }))
    .max(300)
    .default([]),
  originCountry: textField(100).nullable().default(null),
  okpd2: textField(20).nullable().default(null),
  registerNumber: textField(100).nullable().default(null),
  gtins: z
    .array(barCodeField())
    .max(100)
    .nullable()
    .default(null)
    .describe(
      'Штрихкоды товара: GTIN (EAN-8, UPC-A, EAN-13, ITF-14). Код без верной контрольной цифры — внутренний: по нему товар ' +
        'найдётся, на странице его нет. Без поля остаются прежние, [] убирает все',
    ),
})

export const priceKey = z.strictObject({ product: id(), priceType: id() })

export const priceRecord = priceKey.extend({
  price: priceField().nullable().describe('За единицу; 0 и null — «цена по запросу»'),
  steps: z
    .array(
      z.strictObject({ from: wholeField({ min: 2, max: 1_000_000 }), price: stepPriceField() }),
    )
    .max(20)
    .refine((steps) => steps.every(({ from }, at) => from > (steps[at - 1]?.from ?? 0)), {
      params: { rule: 'STEPS_ORDER' },
    })
    .default([])
    .describe('Цены от количества, по возрастанию'),
})

export const restKey = z.strictObject({ product: id(), warehouse: id() })

export const restRecord = restKey.extend({
  quantity: stockField(2_000_000_000)
    .nullable()
    .describe('Штук: меньше нуля — ноль, доли отбрасываются; null — остатка нет'),
})
