import { formatNumber, NBSP, typograph } from '@isp/i18n'

export const ratesMessages = {
  title: 'Курсы валют',
  note: typograph(
    'По ним считаются рублёвые цены товаров, названные в валюте. Курс на сегодня или прошлый день меняет цены сразу, на день вперёд — когда он наступит (по Москве).',
  ),
  code: 'Код',
  codeHint: 'Три латинские буквы: EUR',
  name: 'Валюта',
  nameHint: 'Китайский юань',
  rate: 'Курс',
  rateOf: (rate: number, nominal: number, code: string) =>
    `${formatNumber(rate, 4)}${NBSP}₽ за${NBSP}${formatNumber(nominal)}${NBSP}${code}`,
  rateField: 'Рублей',
  rateHint: 'До четырёх знаков после запятой: 95,2512',
  nominal: 'За сколько единиц',
  date: 'С какого дня',
  actions: 'Действия',
  add: 'Новая валюта',
  edit: (code: string) => `Назвать курс ${code}`,
  saved: (code: string) => `Курс ${code} записан`,
  notNumber: 'Нужно число больше нуля',
  emptyTitle: 'Курсов пока нет',
  emptyText: typograph('Их называет администратор: без курса цены в валюте из 1С не загружаются.'),
} as const
