import { typograph } from '@isp/i18n'

export const consentsMessages = {
  leaving: {
    title: 'Рассылка магазина',
    question: typograph('Больше не присылать рассылку? Письма о ваших заказах останутся.'),
    ended: typograph(
      'Рассылки больше не будет. Подписаться снова можно в кабинете, в личных данных.',
    ),
  },
} as const
