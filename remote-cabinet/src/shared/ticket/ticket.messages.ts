import type { TicketKind, TicketStatus } from '@isp/contract'
import { NBSP } from '@isp/i18n'

const kinds: Readonly<Record<TicketKind, string>> = {
  question: 'Вопрос',
  price: 'Цена',
  availability: 'Наличие и сроки',
  document: 'Документы и сертификаты',
  order: 'Заказ',
  claim: 'Рекламация',
}

const statuses: Readonly<Record<TicketStatus, string>> = {
  NEW: 'Новое',
  IN_PROGRESS: 'В работе',
  WAITING_CUSTOMER: 'Есть ответ',
  DONE: 'Завершено',
}

export const ticketMessages = {
  kinds,
  statuses,
  subject: 'Обращение',
  kind: 'Вид',
  status: 'Состояние',
  last: 'Последнее сообщение',
  changed: 'Изменено',
  onlyFiles: 'Файлы без текста',
  order: (number: string) => `Заказ №${NBSP}${number}`,
  article: (article: string) => `арт.${NBSP}${article}`,
  company: 'Компания',
  waiting: 'Ждёт ответа',
  leads: 'Ведёт',
  nobody: 'никто',
} as const
