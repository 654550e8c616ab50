import { NBSP } from '@isp/i18n'

export const orderShipmentsMessages = {
  title: 'Отгрузки',
  shipment: (number: number) => `Отгрузка${NBSP}${number}`,
  unknown: 'Товар',
} as const
