import { formatMoney, formatNumber } from '@isp/i18n'

export const feedsMessages = {
  flag: (value: boolean) => (value ? 'да' : 'нет'),
  offers: (count: number) => `Предложений: ${formatNumber(count)}.`,
  fileName: (day: string) => `Прайс-лист ${day}.xlsx`,
  sheet: 'Прайс-лист',
  onRequest: 'по запросу',
  step: (quantity: number, kopecks: number) =>
    `от ${formatNumber(quantity)} — ${formatMoney(kopecks)}`,
  noPrices:
    'Прайс-лист не сделан: компания или договор больше не действуют, или у вас нет к ним доступа.',
  tooLong: 'Прайс-лист не сделан: товаров больше, чем строк на листе Excel.',
  columns: {
    article: 'Артикул',
    name: 'Наименование',
    brand: 'Бренд',
    section: 'Раздел',
    unit: 'Единица',
    price: 'Цена с НДС, ₽',
    steps: 'Цены от количества',
    vat: 'НДС, %',
    available: 'Остаток',
    multiplicity: 'Кратность',
    minimum: 'Минимум',
  },
} as const
