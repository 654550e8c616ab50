import { countOf, typograph } from '@isp/i18n'

const SECONDS = ['секунду', 'секунды', 'секунд'] as const

export const registrationMessages = {
  email: 'Рабочая почта',
  password: 'Пароль',
  passwordHint: 'От 8 до 20 символов',
  mailing: typograph('Хочу получать письма о новинках и акциях'),
  mailingNote: typograph('Необязательно. Отписаться можно в любой момент.'),
  submit: 'получить код в письме',
  signIn: 'войти в кабинет',
  hasAccount: 'Уже есть кабинет?',
  sentTo: 'Мы отправили код на почту',
  spam: typograph('Письмо обычно приходит за минуту. Если его нет, проверьте папку «Спам».'),
  digit: (place: number) => `Цифра ${place} из 4`,
  code: 'Код из письма',
  checking: 'Проверяем код…',
  newCodeIn: (seconds: number) => `новый код через ${countOf(seconds, SECONDS)}`,
  askNewCode: 'Попросить новый код',
  changeEmail: 'изменить почту',
  passwordAgain: typograph('Введите пароль ещё раз: он хранится не дольше пяти минут.'),
  created: typograph('Кабинет создан. Войдите в него с вашей почтой и паролем.'),
  restore: 'восстановить пароль',
} as const

/** Headings of the steps, on the page and in the dialog. */
export const registrationTitles = {
  form: 'Создание кабинета',
  code: 'Подтверждение почты',
  created: 'Кабинет создан',
} as const
