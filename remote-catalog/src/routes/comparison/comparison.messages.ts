import { typograph } from '@isp/i18n'

export const comparisonMessages = {
  title: 'Сравнение товаров',
  lead: typograph('Готовим таблицу сравнения'),
  text: typograph(
    'Отмеченные товары сохранены. Здесь их характеристики встанут рядом в одной таблице; пока их можно открыть из каталога.',
  ),
} as const
