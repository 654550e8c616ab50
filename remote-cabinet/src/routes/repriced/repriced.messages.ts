import { documentTitle } from '@isp/contract/site'
import { formatMoney, NBSP, typograph } from '@isp/i18n'

export const repricedMessages = {
  title: 'Изменились цены',
  documentTitle: documentTitle('Изменились цены'),
  note: typograph(
    'Товары ваших черновиков и избранного, которые за 30 дней подорожали или подешевели на процент и больше',
  ),
  place: 'Где лежит товар',
  places: { all: 'Все', drafts: 'В черновиках', favorites: 'В избранном' },
  prices: (from: number, to: number) => `было ${formatMoney(from)}, стало${NBSP}${formatMoney(to)}`,
  drafts: 'Черновики:',
  favorite: 'В избранном',
  emptyTitle: 'Цены не изменились',
  emptyText: typograph(
    'Когда товар из черновика или избранного подорожает или подешевеет, он появится здесь.',
  ),
  toOverview: 'К обзору',
  noPageTitle: 'Такой страницы списка нет',
  toFirst: 'К началу списка',
} as const
