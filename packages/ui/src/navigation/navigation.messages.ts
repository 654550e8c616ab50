import { NBSP } from '@isp/i18n'

export const navigationMessages = {
  breadcrumbs: 'Путь по каталогу',
  pagination: 'Страницы',
  previousPage: 'Назад, на предыдущую страницу',
  nextPage: 'Вперёд, на следующую страницу',
  previousShort: 'Назад',
  nextShort: 'Вперёд',
  page: (page: number) => `Страница${NBSP}${page}`,
  pageOf: (page: number, pages: number) => `${page}${NBSP}из${NBSP}${pages}`,
} as const
