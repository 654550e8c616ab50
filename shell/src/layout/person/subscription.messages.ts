import { typograph } from '@isp/i18n'

export const subscriptionMessages = {
  title: 'Подписывайтесь на нашу рассылку',
  action: 'Подписаться',
  consent: (email: string) =>
    typograph(
      `Новости и предложения на ${email}. Нажимая «Подписаться», вы соглашаетесь получать рассылку и принимаете`,
    ),
  policy: typograph('политику обработки персональных данных'),
  unsubscribe: typograph('Отписаться можно в любой момент.'),
  thanks: typograph('Спасибо за подписку, теперь главные новости будут у вас на почте'),
} as const
