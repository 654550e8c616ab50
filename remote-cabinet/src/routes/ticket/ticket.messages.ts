import { typograph } from '@isp/i18n'

export const ticketPageMessages = {
  back: 'Все обращения',
  notFoundTitle: 'Обращение не найдено',
  notFoundText: typograph(
    'Такого обращения нет, или его видят другие. Если вы писали от другой компании, смените её в панели кабинета.',
  ),
} as const
