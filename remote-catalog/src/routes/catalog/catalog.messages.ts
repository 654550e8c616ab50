import { typograph } from '@isp/i18n'

export const catalogMessages = {
  title: 'Каталог',
  headTitle: 'Каталог инструмента и оборудования',
  headDescription: typograph(
    'Режущий и измерительный инструмент, оснастка, абразивы, станки и роботы для предприятий: все разделы каталога с числом товаров.',
  ),
  sections: 'Разделы каталога',
  emptyTitle: 'Каталог пока пуст',
  emptyText: typograph('Товары появятся здесь, как только их загрузят.'),
} as const
