import { typograph } from '@isp/i18n'

export const answerFormMessages = {
  label: 'Ваше сообщение',
  reopens: typograph('Обращение завершено: новое сообщение откроет его снова.'),
  staysDone: typograph('Обращение завершено: ответ его не откроет, сообщение покупателя откроет.'),
  goesByMail: typograph('Учётной записи у автора нет: ответ уйдёт ему письмом.'),
  onlyByPhone: typograph('Автор оставил один телефон: позвоните, а здесь запишите, чем кончилось.'),
  internal: 'Заметка для сотрудников',
  internalNote: 'Покупатель её не увидит.',
  send: 'Отправить',
} as const
