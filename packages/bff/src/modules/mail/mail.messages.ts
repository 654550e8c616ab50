import { typograph } from '@isp/i18n'

export const mailMessages = {
  sent: (address: string): string => typograph(`Письмо отправлено на ${address}`),
  returned: (address: string): string => typograph(`Письмо на ${address} вернулось: не доставлено`),
  outboxTitle: 'Исходящие письма',
  outboxNote: typograph(
    'Почтовый сервер не задан (MAIL_URL), поэтому письма никуда не уходят и хранятся здесь.',
  ),
  empty: 'Писем пока нет.',
  noLetter: 'Такого письма нет.',
  to: 'Кому',
  from: 'От кого',
  replyTo: 'Ответ на адрес',
  unsubscribe: 'Отписка одним нажатием',
  at: 'Когда',
  subject: 'Тема',
  asText: 'Текст письма',
  asPage: typograph('Письмо как его видит получатель'),
  back: 'Все письма',
  leave: 'Отписаться',
  toShop: 'В магазин',
} as const
