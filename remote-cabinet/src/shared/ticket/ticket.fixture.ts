import type { Ticket, TicketComment, TicketSummary } from '@isp/contract'

const author = { uuid: 'f1000000-0003-4000-8000-000000000001', name: 'Зорина Ольга' }
export const sales = { uuid: 'f1000000-0003-4000-8000-000000000002', name: 'Продавцов Пётр' }

export const makeTicketSummary = (over: Partial<TicketSummary> = {}): TicketSummary => ({
  id: 7,
  number: 'О-000007',
  kind: 'document',
  subject: 'Сертификат на <b>свёрла</b>',
  status: 'WAITING_CUSTOMER',
  author,
  asker: null,
  company: { uuid: 'f1000000-0001-4000-8000-00000000000c', name: '<b>Гамма</b>' },
  order: { id: 12, number: '26-1012' },
  product: null,
  assignee: sales,
  lastText: 'Сертификат во вложении.',
  unread: 2,
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-21T09:00:00.000Z',
  waitingSince: null,
  ...over,
})

export const makeTicket = (over: Partial<Ticket> = {}): Ticket => ({
  ...makeTicketSummary(),
  isStaff: false,
  canFinish: true,
  claim: null,
  cursor: 'c0',
  ...over,
})

export const makeComment = (over: Partial<TicketComment> = {}): TicketComment => ({
  id: 70,
  ticketId: 7,
  author,
  isStaff: false,
  isMine: true,
  isInternal: false,
  isByMail: false,
  isCut: false,
  event: null,
  text: 'Пришлите сертификат.',
  files: [],
  createdAt: '2026-11-20T09:00:00.000Z',
  ...over,
})

export const makeAnswer = (over: Partial<TicketComment> = {}): TicketComment =>
  makeComment({
    id: 71,
    author: sales,
    isStaff: true,
    isMine: false,
    text: 'Сертификат во вложении.',
    createdAt: '2026-11-21T09:00:00.000Z',
    ...over,
  })

export const commentsOf = (items: TicketComment[]) => ({ items, next: null })
