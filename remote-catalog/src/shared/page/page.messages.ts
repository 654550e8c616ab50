import { documentTitle } from '@isp/contract/site'
import { NBSP, typograph } from '@isp/i18n'

export const pageMessages = {
  home: 'Главная',
  catalog: 'Каталог',
  toCatalog: 'В каталог',
  toSearch: 'Найти товар',
  sectionNotFoundTitle: 'Раздел не найден',
  sectionNotFoundText: typograph(
    'Возможно, раздел переименован. Начните с каталога или поищите по артикулу.',
  ),
  productNotFoundTitle: 'Товар не найден',
  brandNotFoundTitle: 'Бренд не найден',
  brandNotFoundText: typograph('Посмотрите все бренды по алфавиту.'),
  searchNotFoundTitle: `Такой страницы поиска нет`,
  searchNotFoundText: typograph('Вернитесь к первой странице результатов или измените запрос.'),
  allBrands: `Все${NBSP}бренды`,
  notFoundHead: 'Страница не найдена',
  failedHead: 'Страница не загрузилась',
  documentTitle,
} as const
