import { typograph } from '@isp/i18n'

export const constructorsMessages = {
  title: 'Конструкторы инструмента',
  lead: typograph('Готовим конструкторы'),
  text: typograph(
    'Здесь можно будет собрать инструмент по размерам и чертежу и отправить заявку на изготовление. Пока подберите готовое в каталоге.',
  ),
} as const
