import { SITE_NAME } from '@isp/contract/site'
import { formatNumber, typograph } from '@isp/i18n'

/** What an order says of itself; stands in the database as it was written. */
export const orderMessages = {
  number: (sequence: number): string => `${SITE_NAME}-${String(sequence).padStart(6, '0')}`,
  created: typograph('Заказ оформлен'),
  allReserved: typograph('Все товары зарезервированы на складах'),
  partlyReserved: (reserved: number, ordered: number): string =>
    typograph(
      `Зарезервировано ${formatNumber(reserved)} из ${formatNumber(ordered)} единиц, остальное — под заказ`,
    ),
  nothingReserved: typograph('Товаров нет на складах: весь заказ — под заказ'),
} as const
