import { NBSP } from '@isp/i18n'

export const basketExcelMessages = {
  quick: 'Быстрый заказ',
  fromExcel: `Загрузить из${NBSP}Excel`,
  toExcel: 'Скачать Excel',
  quotation: 'Коммерческое предложение',
  excelName: 'Корзина.xlsx',
} as const
