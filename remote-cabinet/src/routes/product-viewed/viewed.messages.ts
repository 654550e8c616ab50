import { formatDate, typograph } from '@isp/i18n'

export const viewedMessages = {
  note: typograph('Последние 60 товаров, которые вы открывали, по сегодняшним ценам'),
  today: 'Сегодня',
  yesterday: 'Вчера',
  day: (day: string) => formatDate(day, { year: true }),
  emptyTitle: 'Вы ещё ничего не смотрели',
  emptyText: typograph('Откройте товар в каталоге — и он появится здесь с ценой и остатком.'),
  toCatalog: 'Перейти в каталог',
  nothingText: 'Среди просмотренных такого нет. Проверьте название или артикул.',
  clear: 'Очистить список',
  clearTitle: 'Очистить просмотренное?',
  clearText: typograph('Список просмотренных товаров опустеет на всех ваших устройствах.'),
  cleared: 'Просмотренное забыто.',
} as const
