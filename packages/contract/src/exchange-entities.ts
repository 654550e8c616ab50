import * as z from 'zod'
import { loaded } from './drop-empty-fields.ts'
import { externalIdField } from './schemas/exchange-fields.ts'
import * as goods from './schemas/exchange-goods.schema.ts'
import * as trade from './schemas/exchange-trade.schema.ts'
import { SITE_NAME } from './site-name.ts'

type ExchangeEntity = {
  /** Part of the path and of the endpoint ids. */
  name: string
  title: string
  record: z.ZodType<object>
  /** Fields that identify a record to delete. */
  key: z.ZodType<object>
  /** A valid record, for OpenAPI and the runbook. */
  example: object
}

const entity = <const Name extends string, Record extends z.ZodType<object>>(
  name: Name,
  title: string,
  given: { record: Record; key?: z.ZodType<object>; example: z.input<Record> },
) => ({
  ...{ key: z.strictObject({ id: externalIdField() }), ...given, name, title },
  record: loaded(given.record),
})

/**
 * Entities that an accounting system may send (§7.5). Referenced entities come before those that refer to them: waiting
 * records are tried again in this order.
 */
export const exchangeEntities = [
  entity('units', 'единицы измерения', {
    record: goods.unitRecord,
    example: { id: 'u-796', code: '796', name: 'Штука', shortName: 'шт' },
  }),
  entity('currencies', 'валюты и курсы', {
    record: goods.currencyRecord,
    example: {
      id: 'CNY',
      name: 'Китайский юань',
      rates: [{ date: '2026-01-12', nominal: 1, rate: 11.5 }],
    },
  }),
  entity('warehouses', 'склады', {
    record: goods.warehouseRecord,
    example: { id: 'w-1', name: 'Основной склад', city: 'Нижний Новгород' },
  }),
  entity('price-types', 'виды цен', {
    record: goods.priceTypeRecord,
    example: { id: 'pt-opt', name: 'Оптовая' },
  }),
  entity('price-groups', 'ценовые группы', {
    record: goods.priceGroupRecord,
    example: { id: 'pg-1', name: 'Свёрла' },
  }),
  entity('brands', 'бренды', {
    record: goods.brandRecord,
    example: { id: 'b-1', name: 'Резец', country: 'Россия' },
  }),
  entity('properties', 'свойства товаров', {
    record: goods.propertyRecord,
    example: { id: 'p-d', name: 'Диаметр', unit: 'мм', kind: 'number' },
  }),
  entity('sections', 'разделы каталога', {
    record: goods.sectionRecord,
    example: { id: 's-1', name: 'Свёрла', parent: null },
  }),
  entity('products', 'товары', {
    record: goods.productRecord,
    example: {
      id: 'g-1',
      name: 'Сверло спиральное 5 мм',
      article: 'СВ-5',
      section: 's-1',
      unit: 'шт',
      vatRate: 22,
      brand: 'b-1',
      properties: [{ property: 'p-d', value: 5 }],
      gtins: ['2000000000015'],
    },
  }),
  entity('prices', 'цены', {
    record: goods.priceRecord,
    key: goods.priceKey,
    example: { product: 'g-1', priceType: 'pt-opt', price: 125.4 },
  }),
  entity('rests', 'остатки', {
    record: goods.restRecord,
    key: goods.restKey,
    example: { product: 'g-1', warehouse: 'w-1', quantity: 120 },
  }),
  entity('delivery-methods', 'способы доставки', {
    record: trade.deliveryMethodRecord,
    example: { id: 'd-1', name: 'Своя машина', kind: 'courier', needsAddress: true },
  }),
  entity('managers', 'менеджеры', {
    record: trade.managerRecord,
    example: {
      id: 'm-1',
      email: 'ivanova@example.com',
      lastName: 'Иванова',
      firstName: 'Анна',
    },
  }),
  entity('companies', 'контрагенты', {
    record: trade.companyRecord,
    example: {
      id: 'c-1',
      name: 'ООО «Пример»',
      inn: '9999000006',
      kpp: '999901001',
      managers: ['m-1'],
    },
  }),
  entity('users', 'пользователи', {
    record: trade.userRecord,
    example: {
      id: 'usr-1',
      email: 'petrov@example.com',
      lastName: 'Петров',
      firstName: 'Пётр',
      companies: [{ company: 'c-1', role: 'buyer' }],
    },
  }),
  entity('agreements', 'договоры и соглашения', {
    record: trade.agreementRecord,
    example: {
      id: 'a-1',
      company: 'c-1',
      name: 'Договор № 12 от 12.01.2026',
      priceType: 'pt-opt',
      validUntil: '2027-12-31',
      paymentDays: 30,
      creditLimit: '500000.00',
    },
  }),
  entity('specifications', 'спецификации', {
    record: trade.specificationRecord,
    example: {
      id: 'sp-1',
      agreement: 'a-1',
      number: '1',
      date: '2026-02-01',
      priceType: 'pt-opt',
    },
  }),
  entity('order-statuses', 'состояния заказов', {
    record: trade.loadedStatusRecord,
    example: { id: 'st-1', name: 'В обработке', status: 'CONFIRMED' },
  }),
  entity('orders', 'заказы', {
    record: trade.orderRecord,
    example: {
      id: 'o-1',
      number: `${SITE_NAME}-000123`,
      status: 'st-1',
      date: '2026-02-03T10:15:00',
      accountingNumber: 'НФ-000045',
      payments: [{ id: 'pay-1', date: '2026-02-03', amount: '1254.00' }],
    },
  }),
  entity('settlements', 'акты сверки', {
    record: trade.settlementRecord,
    example: {
      id: 'rec-1',
      company: 'c-1',
      agreement: 'a-1',
      from: '2026-01-01',
      to: '2026-03-31',
      opening: '0',
      closing: '15000.50',
      lines: [
        { date: '2026-01-12', paper: 'Реализация № 15 от 12.01.2026', debit: '20000.50' },
        { date: '2026-02-03', paper: 'Платёжное поручение № 8', credit: '5000' },
      ],
      overdue: [{ days: 1, amount: '15000.50' }],
    },
  }),
] as const satisfies readonly ExchangeEntity[]

export type ExchangeEntityName = (typeof exchangeEntities)[number]['name']
/** A record as validated by the contract. */
export type ExchangeRecord<Name extends ExchangeEntityName> = z.output<
  Extract<(typeof exchangeEntities)[number], { name: Name }>['record']
>
export const exchangeEntityNames = exchangeEntities.map(({ name }) => name)
