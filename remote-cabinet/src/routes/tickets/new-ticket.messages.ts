import { NBSP, quoted, typograph } from '@isp/i18n'

export const newTicketMessages = {
  title: 'Новое обращение',
  about: 'О чём обращение',
  aboutOrder: (number: string) => `Вопрос по заказу №${NBSP}${number}`,
  noOrder: typograph('Такого заказа нет у выбранной компании.'),
  noProduct: typograph('Такого товара в каталоге нет.'),
  withoutAbout: 'Спросить о другом',
  subject: 'Тема',
  subjectHint: 'Коротко: по ней обращение легко найти.',
  text: 'Сообщение',
  textHint: typograph('Ответ придёт сюда и письмом.'),
  send: 'Отправить',
  sent: (number: string, subject: string) => ({
    text: typograph(`Обращение ${number} ${quoted(subject)} отправлено.`),
  }),
} as const
