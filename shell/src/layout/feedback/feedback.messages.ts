import { typograph } from '@isp/i18n'

export const feedbackMessages = {
  title: 'Свяжитесь с нами',
  userName: 'Как к вам обращаться',
  email: 'Почта для ответа',
  text: 'Сообщение',
  files: 'Файлы',
  filesHint: typograph('Чертёж, спецификация, фото: до 30 файлов по 25 МБ'),
  send: 'Отправить',
  sending: 'Отправляем файлы',
  cancel: 'Остановить отправку',
  callBack: 'Перезвоните мне',
  callBackLead: typograph('Оставьте телефон: перезвоним в рабочее время.'),
  tel: 'Телефон',
  withoutScript: (email: string) =>
    typograph(`Чтобы отправить сообщение, включите JavaScript или напишите на ${email}.`),
} as const
