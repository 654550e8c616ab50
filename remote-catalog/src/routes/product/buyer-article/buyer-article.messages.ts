import { typograph } from '@isp/i18n'

export const buyerArticleMessages = {
  title: typograph('В вашем учёте'),
  number: typograph('Ваш номер'),
  numberHint: typograph('По нему товар найдут быстрый заказ и загрузка из Excel'),
  note: 'Заметка',
  noteHint: typograph('Видят все в вашей компании'),
  add: typograph('Добавить свой номер и заметку'),
  change: typograph('Изменить номер и заметку'),
  save: 'Сохранить',
  cancel: 'Отмена',
  saved: 'Сохранено',
  failed: typograph('Не удалось сохранить. Проверьте связь и повторите.'),
} as const
