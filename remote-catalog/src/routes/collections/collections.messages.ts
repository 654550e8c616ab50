import { typograph } from '@isp/i18n'

export const collectionsMessages = {
  title: 'Подборки',
  lead: typograph('Готовим подборки'),
  text: typograph(
    'Здесь появятся наборы товаров под задачу: комплекты для участка, оснастка к станку, сезонные предложения. Пока нужное легко найти в каталоге по характеристикам.',
  ),
} as const
