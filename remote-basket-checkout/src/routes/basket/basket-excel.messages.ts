import { NBSP, typograph } from '@isp/i18n'

export const basketExcelMessages = {
  quick: 'Быстрый заказ',
  fromExcel: `Загрузить из${NBSP}Excel`,
  excelFailed: typograph('Загрузка из Excel сейчас не открывается. Попробуйте ещё раз.'),
  toExcel: 'Скачать Excel',
  quotation: 'Коммерческое предложение',
  excelName: 'Корзина.xlsx',
} as const
