import { documentTitle } from '@isp/contract/site'
import { typograph } from '@isp/i18n'

export const confirmEmployeeMessages = {
  title: 'Запрос на вступление в компанию',
  documentTitle: documentTitle('Запрос на вступление в компанию'),
  signInText: typograph('Ответить на запрос может руководитель компании. Войдите в кабинет.'),
  asks: (name: string, login: string): string =>
    typograph(name ? `${name} (${login}) просится в компанию:` : `${login} просится в компанию:`),
  message: (text: string): string => `«${text}»`,
  warning: typograph('Принимайте только тех, кого знаете: доступ откроет цены вашей компании.'),
  role: 'Роль',
  accept: 'Принять',
  decline: 'Отказать',
  accepted: { label: 'Готово', text: 'Человек принят в компанию' },
  declined: { text: 'Отказ отправлен' },
  endedTitle: 'На запрос уже ответили',
  notFoundTitle: 'Запрос не найден',
  notFoundText: typograph(
    'Его видят только руководители той компании. Проверьте, под той ли почтой вы вошли.',
  ),
} as const
