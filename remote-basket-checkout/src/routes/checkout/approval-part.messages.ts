import { formatMoney, typograph } from '@isp/i18n'

export const approvalPartMessages = {
  costCentre: 'Бюджет',
  choose: 'Выберите бюджет',
  left: (name: string, left: number) => `${name}, остаток ${formatMoney(left)}`,
  waits: 'Заказ сначала согласуют',
  why: (reason: string) => typograph(`Почему: ${reason}.`),
  who: (names: readonly string[]) => typograph(`Решает ${names.join(', ')}.`),
  notHeld: typograph('Пока решения нет, товары за заказом не держатся.'),
} as const
