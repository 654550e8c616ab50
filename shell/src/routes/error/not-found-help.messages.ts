import { typograph } from '@isp/i18n'

export const notFoundHelpMessages = {
  texts: {
    page: typograph(
      'Возможно, в адресе опечатка или страницу перенесли. Найдите нужное поиском или начните с каталога.',
    ),
    product: typograph(
      'Такого товара в каталоге нет: он снят с продажи, или в адресе опечатка. Попробуйте найти его по названию или артикулу.',
    ),
  },
  searchLabel: 'Поиск по каталогу на странице ошибки',
  searchPlaceholder: 'Название, артикул или бренд',
  searchButton: 'Найти',
  sections: 'Разделы каталога',
  catalog: 'Весь каталог',
} as const
