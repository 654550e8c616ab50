import { formatMoney, typograph } from '@isp/i18n'

export const approvalsPageMessages = {
  boxes: { waiting: 'Ждут меня', decided: 'Решённые', own: 'Мои заявки' },
  request: 'Заявка',
  status: 'Состояние',
  author: 'Автор',
  reason: 'Почему ждёт',
  until: 'Решить до',
  total: 'Сумма',
  asked: (total: number) => typograph(`просили ${formatMoney(total)}`),
  emptyTitle: 'Заявок нет',
  emptyText: typograph('Здесь появляются заказы, которые выше лимита или бюджета.'),
  away: 'Меня нет — решает другой',
  awayText: typograph('Заместитель видит и решает всё, что ждёт вас, и в эти дни получает письма.'),
  substitute: 'Заместитель',
  nobody: 'Никто',
  from: 'С',
  untilDay: 'По',
  save: 'Сохранить',
  saved: { text: 'Сохранено' },
} as const
