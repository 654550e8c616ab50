import { quoted } from '@isp/i18n'

export const conversationMessages = {
  talk: 'Переписка',
  mine: 'Вы',
  shop: 'магазин',
  byMail: 'по почте',
  wholeLetter: 'Показать целиком',
  internal: 'Заметка: видят только сотрудники',
  foreign: 'Письмо с чужого адреса: видят только сотрудники',
  link: 'Ссылка на сообщение',
  linkTo: (time: string) => `${time}, ссылка на сообщение`,
  done: 'Обращение завершено',
  reopened: 'Открыто снова',
  decided: 'Решение по рекламации принято',
  assigned: (name: string) => `Ведёт ${name}`,
  finish: 'Завершить',
  finished: (subject: string) => ({
    text: `Обращение ${quoted(subject)} завершено. Новое сообщение откроет его снова.`,
  }),
  finishNote: 'Вопрос решён? Завершите: новое сообщение откроет обращение снова.',
  finishNoteStaff: 'Новое сообщение покупателя откроет обращение снова.',
  assign: 'Взять себе',
  about: 'О чём',
  author: 'Автор',
  leads: 'Ведёт',
  nobodyLeads: 'Пока никто',
  company: 'Компания',
} as const
