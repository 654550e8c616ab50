import { typograph } from '@isp/i18n'

export const passwordMessages = {
  forgot: 'Забыли пароль?',
  forgotTitle: 'Восстановление пароля',
  forgotText: typograph('Укажите почту, с которой вы входите: пришлём ссылку для нового пароля.'),
  email: 'Рабочая почта',
  send: 'получить ссылку',
  sent: (email: string) =>
    `Если кабинет с почтой ${email} есть, мы отправили на неё ссылку. Она действует один час. Проверьте и папку «Спам».`,
  toLogin: 'авторизоваться',
} as const
