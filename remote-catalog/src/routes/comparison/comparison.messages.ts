import { documentTitle } from '@isp/contract/site'
import { countOf, NBSP, typograph } from '@isp/i18n'
import { countOfProducts } from '../../shared/listing/listing.messages.ts'

export const comparisonMessages = {
  title: 'Сравнение товаров',
  documentTitle: documentTitle('Сравнение товаров'),
  home: 'Главная',
  failed: typograph('Не удалось загрузить сравнение.'),
  safe: typograph('Отмеченные товары сохранены.'),
  empty: 'Сравнивать пока нечего',
  emptyText: typograph(
    'Отметьте «Сравнить» у двух или трёх товаров одного раздела, и будет видно, чем они отличаются.',
  ),
  toCatalog: 'Выбрать в каталоге',
  toSearch: 'Найти по артикулу',
  sections: 'Разделы сравнения',
  all: 'Все',
  tooMuch: (shown: number, all: number) =>
    typograph(
      `Показано ${shown} из ${countOf(all, ['отмеченного', 'отмеченных', 'отмеченных'])}: разом сравнивается не больше ста. Уберите ненужные.`,
    ),
  equal: (count: number, isOpen: boolean) =>
    `${isOpen ? 'Скрыть одинаковое' : 'Показать одинаковое'}: ${countOf(count, ['строка', 'строки', 'строк'])}`,
  best: 'лучшее',
  base: (name: string) => `Взять за основу: ${name}`,
  isBase: 'Основа',
  column: (place: number) => `Товар в${NBSP}колонке ${place}`,
  oneProduct: typograph('Добавьте ещё один товар этого раздела, чтобы увидеть различия.'),
  more: 'Добавить ещё',
  clear: `Очистить${NBSP}всё`,
  excel: `Скачать Excel`,
  table: (section: string) => `Сравнение: ${section}`,
  characteristic: 'Характеристика',
  remove: (name: string) => `Убрать из сравнения: ${name}`,
  moveLeft: (name: string) => `Сдвинуть влево: ${name}`,
  moveRight: (name: string) => `Сдвинуть вправо: ${name}`,
  removed: (name: string) => `Убрано из сравнения: ${name}.`,
  cleared: (count: number) => `Убрано из сравнения: ${countOfProducts(count)}.`,
  undo: 'Вернуть',
  article: 'Артикул',
  onRequest: `Цена по${NBSP}запросу`,
  file: 'Сравнение.xlsx',
  waiting: 'Загружаем сравнение',
  noScripts: typograph(
    'Чтобы увидеть сравнение, включите JavaScript. Характеристики каждого товара есть на его странице.',
  ),
} as const
