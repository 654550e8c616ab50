import { NBSP } from '@isp/i18n'

export const quickOrderMessages = {
  title: 'Быстрый заказ',
  loading: 'Открываем',
  failed: `Быстрый заказ сейчас не${NBSP}открывается. Попробуйте ещё раз или обновите страницу.`,
} as const
