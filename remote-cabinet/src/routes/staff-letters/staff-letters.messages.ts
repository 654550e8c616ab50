import type { LetterKind, LetterState } from '@isp/contract'

const kinds: Readonly<Record<LetterKind, string>> = {
  order: 'Заказ',
  approval: 'Согласование',
  code: 'Код',
  password: 'Пароль',
  invitation: 'Приглашение',
  join: 'Запрос на вступление',
  company: 'Проверка компании',
  ticket: 'Обращение',
  request: 'Заявка из конструктора',
  selections: 'Новое в подборках',
  fault: 'Ошибка на сайте',
  exchange: 'Обмен с учётной системой',
}

const states: Readonly<Record<LetterState, string>> = {
  queued: 'В очереди',
  retrying: 'Повторится',
  sent: 'Отправлено',
  refused: 'Не доставлено',
}

export const lettersMessages = {
  note: 'Письма магазина за 90 дней. Коды и ссылки для входа здесь не показываются.',
  search: 'Адрес получателя',
  state: 'Состояние',
  anyState: 'Любое',
  to: 'Кому',
  subject: 'Тема',
  kind: 'О чём',
  at: 'Когда',
  failure: 'Что случилось',
  kinds,
  states,
  attempts: (count: number) => `неудачных попыток: ${count}`,
  read: (subject: string) => `Прочитать: ${subject}`,
  secret: 'Текст скрыт: в письме код или ссылка для входа',
  gone: 'Такого письма уже нет',
  emptyTitle: 'Писем пока не было',
  emptyText: 'Здесь появится всё, что магазин пишет покупателям и сотрудникам.',
} as const
