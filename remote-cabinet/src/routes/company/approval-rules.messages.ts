import { formatMoney, typograph } from '@isp/i18n'
import { approvalsTitle } from '../../shared/approval/approvals-title.messages.ts'

export const approvalRulesMessages = {
  title: approvalsTitle,
  text: typograph(
    'Заказ выше лимита или остатка бюджета становится заявкой: его решает согласующий. Руководители согласуют всегда и сами не ждут.',
  ),
  toList: 'Все заявки',
  orderLimit: 'Лимит одного заказа, ₽ с НДС',
  noLimit: 'Пусто — без лимита',
  termDays: 'Заявка ждёт, дней',
  people: 'Люди',
  name: 'Имя',
  ownLimit: 'Свой лимит, ₽',
  ownLimitOf: (name: string) => `Свой лимит, ₽: ${name}`,
  right: 'Право',
  rightOf: (name: string) => `Право: ${name}`,
  rights: { false: 'Заказывает', true: 'Согласует' },
  always: 'Руководитель',
  budgets: 'Бюджеты',
  costCentre: 'Название',
  period: 'Период',
  periods: { month: 'Месяц', quarter: 'Квартал' },
  budget: 'Сумма, ₽',
  spent: (sum: number) => `Заказано ${formatMoney(sum)}`,
  add: 'Добавить бюджет',
  remove: (name: string) => `Убрать бюджет: ${name}`,
  wrong: 'Сумма в рублях',
  save: 'Сохранить правила',
  saved: { text: 'Правила согласования сохранены' },
} as const
