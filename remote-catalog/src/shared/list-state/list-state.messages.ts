import { NBSP, typograph } from '@isp/i18n'

/** What stands in place of a list, and the way on. */
export const listStateMessages = {
  filters: {
    title: 'Таких фильтров здесь нет',
    text: typograph('У этих товаров нет такой характеристики: ссылка устарела, или в ней ошибка.'),
    label: 'Показать без фильтров',
  },
  sort: {
    title: 'Такого порядка здесь нет',
    text: typograph('По этому признаку список не упорядочить. Фильтры останутся.'),
    label: 'Показать в обычном порядке',
  },
  page: {
    title: 'Такой страницы в списке нет',
    text: typograph('Список стал короче. Фильтры и порядок останутся.'),
    label: 'На первую страницу',
  },
  unmet: {
    title: `По${NBSP}этим фильтрам ничего нет`,
    text: typograph('Снимите один из фильтров или расширьте границы.'),
    label: 'Сбросить всё',
  },
  empty: {
    title: 'Здесь пока нет товаров',
    text: typograph('Посмотрите соседние разделы или воспользуйтесь поиском.'),
    label: 'В каталог',
  },
} as const
