import { typograph } from '@isp/i18n'

export const answerFormMessages = {
  label: 'Ваше сообщение',
  hint: 'Ctrl+Enter отправляет.',
  reopens: typograph(
    'Обращение завершено: новое сообщение откроет его снова. Ctrl+Enter отправляет.',
  ),
  staysDone: typograph(
    'Обращение завершено: ответ его не откроет, сообщение покупателя откроет. Ctrl+Enter отправляет.',
  ),
  internal: 'Заметка для сотрудников',
  internalNote: 'Покупатель её не увидит.',
  send: 'Отправить',
} as const
