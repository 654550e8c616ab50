import { typograph } from '@isp/i18n'

export const withoutScriptsMessages = {
  way: typograph('Заказать можно и без этого: позвоните нам или напишите.'),
  toContacts: 'Контакты',
  toCatalog: 'Открыть каталог',
} as const
