import { NBSP, typograph } from '@isp/i18n'

export const decideClaimMessages = {
  title: 'Решение по рекламации',
  open: 'Решить',
  change: 'Изменить решение',
  outcome: (name: string) => `${name}: решение`,
  agreed: (name: string) => `${name}: согласовано`,
  note: 'Пояснение к строке',
  of: (quantity: number, unit: string) => `из${NBSP}${quantity}${NBSP}${unit}`,
  noteHint: typograph('Покупатель увидит его в рекламации, в заказе и в письме.'),
  submit: 'Сохранить решение',
  decided: (number: string) => ({ text: typograph(`Решение по рекламации ${number} сохранено.`) }),
  wrong: (most: number) => `Число от${NBSP}1 до${NBSP}${most}`,
} as const
