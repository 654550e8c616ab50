import { formatNumber, formatQuantity, NBSP } from '@isp/i18n'

export const piecesMessages = {
  of: (most: number, unit: string) => `из${NBSP}${formatQuantity(most, unit)}`,
  quantity: (name: string) => `Сколько: ${name}`,
  wrong: (most: number) => `Целое число от 0 до ${formatNumber(most)}`,
  nothing: 'Укажите количество хотя бы в одной строке.',
  all: 'Всё',
  none: 'Ничего',
  article: (article: string) => `Арт.${NBSP}${article}`,
  close: 'не сейчас',
} as const
