import { SITE_NAME } from '@isp/contract/site'
import { formatDateShort, formatNumber, typograph } from '@isp/i18n'
import type { ChosenAgreement } from '../../plugins/caller.ts'

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
  /** D38: with the specification that the prices are of. */
  agreement: ({ name, specification }: Pick<ChosenAgreement, 'name' | 'specification'>): string =>
    specification
      ? `${name}, спецификация № ${specification.number} от ${formatDateShort(specification.date)}`
      : name,
} as const
