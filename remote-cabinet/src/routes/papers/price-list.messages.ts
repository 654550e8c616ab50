import { countOf, formatNumber, NBSP, typograph } from '@isp/i18n'

export const priceListMessages = {
  title: 'Прайс-лист',
  about: typograph('Файл Excel: цены, в том числе от количества, остатки, кратность и НДС.'),
  agreement: (name: string) => `Цены: ${name}`,
  make: 'Составить прайс-лист',
  again: 'Попробовать ещё раз',
  anew: 'Составить заново',
  save: 'Скачать прайс-лист',
  making: typograph(
    'Составляем прайс-лист. Можно уйти на другие страницы кабинета: он будет ждать вас здесь.',
  ),
  progress: 'Готовность прайс-листа',
  done: (done: number, total: number) =>
    `${formatNumber(done)} из${NBSP}${countOf(total, ['товара', 'товаров', 'товаров'])}`,
  ready: 'Прайс-лист готов:',
  failed: 'Прайс-лист составить не получилось.',
} as const
