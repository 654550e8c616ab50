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
  sentTitle: 'Сообщение отправлено',
  sent: 'Спасибо, в ближайшее время наши специалисты свяжутся с вами.',
  sendMore: 'Отправить ещё одно сообщение',
  failedTitle: 'Сообщение не отправлено',
  failed: 'Произошла техническая ошибка. Пожалуйста, отправьте сообщение ещё раз.',
  back: 'вернуться к отправке',
  callBack: 'Перезвоните мне',
  callBackLead: typograph('Оставьте телефон: перезвоним в рабочее время.'),
  tel: 'Телефон',
  withoutScript: (email: string) =>
    typograph(`Чтобы отправить сообщение, включите JavaScript или напишите на ${email}.`),
} as const
