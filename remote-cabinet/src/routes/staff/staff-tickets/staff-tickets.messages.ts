import { NBSP } from '@isp/i18n'

export const staffTicketsMessages = {
  note: 'Кто ждёт ответа дольше, стоит первым.',
  search: 'Номер, тема, сообщение, заказ или компания',
  show: 'Показать',
  open: 'Незавершённые',
  shows: { waiting: 'Ждут ответа', mine: 'Веду я', nobody: 'Никто не ведёт', done: 'Завершённые' },
  emptyTitle: 'Открытых обращений нет',
  emptyText: 'Новые вопросы покупателей появятся здесь.',
  waiting: 'Ждёт ответа',
  minutes: (count: number) => `${count}${NBSP}мин`,
  hours: (count: number) => `${count}${NBSP}ч`,
  days: (count: number) => `${count}${NBSP}дн.`,
  noCompany: 'без компании',
} as const
