import { formatMoney } from '@isp/i18n'
import type { OrderFault } from '../../../commerce-ml/sale/order-fault.ts'

type Words = {
  [Code in OrderFault['code']]: (fault: Extract<OrderFault, { code: Code }>) => string
}

const faults: Words = {
  number: ({ number }) =>
    `Номер «${number}» длиннее 11 знаков: 1С не узнала бы заказ и завела бы его заново`,
  buyer: () => 'У компании нет названия: 1С не сможет завести контрагента',
  noLines: () => 'В заказе нет строк',
  lineName: ({ place }) => `У товара в строке ${place} нет названия`,
  lineQuantity: ({ place }) => `В строке ${place} нет количества`,
  lineSum: ({ place }) => `В строке ${place} сумма не равна цене, умноженной на количество`,
  total: ({ lines, total }) =>
    `Сумма строк (${formatMoney(lines)}) не равна сумме заказа (${formatMoney(total)})`,
}

export const ordersOutMessages = {
  fault: (fault: OrderFault): string => faults[fault.code](fault as never),
  payment: 'По счёту',
  contact: (name: string): string => `Контакт: ${name}`,
  address: (address: string): string => `Адрес доставки: ${address}`,
  taxNumber: (country: string, number: string): string =>
    `Налоговый номер покупателя (${country}): ${number}`,
  fact: (label: string, text: string): string => `${label}: ${text}`,
  numbersTooLong: (number: string): string =>
    `Номера заказов становятся длиннее 11 знаков («${number}»), а 1С узнаёт заказ по первым одиннадцати: она заводила бы такие заказы заново при каждом обмене. Сократите SITE_NAME (packages/contract/src/site-name.ts).`,
} as const
