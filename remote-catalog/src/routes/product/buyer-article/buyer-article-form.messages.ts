import { typograph } from '@isp/i18n'

/** Apart, for the form comes in another chunk than what is read. */
export const buyerArticleFormMessages = {
  numberHint: typograph('По нему товар найдут быстрый заказ и загрузка из Excel'),
  noteHint: typograph('Видят все в вашей компании'),
  save: 'Сохранить',
  cancel: 'Отмена',
  saved: 'Сохранено',
} as const
