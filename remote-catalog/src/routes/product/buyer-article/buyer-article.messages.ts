import { typograph } from '@isp/i18n'

export const buyerArticleMessages = {
  title: typograph('В вашем учёте'),
  number: typograph('Ваш номер'),
  note: 'Заметка',
  add: typograph('Добавить свой номер и заметку'),
  change: typograph('Изменить номер и заметку'),
  failed: typograph('Не удалось сохранить. Проверьте связь и повторите.'),
} as const
