import { documentTitle } from '@isp/contract/site'
import { formatDate, momentHere, typograph } from '@isp/i18n'

export const acceptInvitationMessages = {
  title: 'Приглашение в компанию',
  documentTitle: documentTitle('Приглашение в компанию'),
  invitedBy: (author: string): string => typograph(`Вас приглашает ${author}.`),
  invited: 'Вас приглашают в компанию.',
  until: (iso: string): string =>
    typograph(`Ответить можно до ${formatDate(momentHere(iso), { year: true })}`),
  accept: 'Принять приглашение',
  decline: 'Отклонить',
  signInToAccept: (email: string): string =>
    typograph(`Чтобы принять приглашение, войдите под почтой ${email} или создайте кабинет с ней.`),
  forAnother: (email: string, login: string): string =>
    typograph(
      `Приглашение отправлено на ${email}, а вы вошли как ${login}. Принять его может только владелец той почты: выйдите из кабинета и откройте ссылку из письма снова.`,
    ),
  signOut: 'Выйти из кабинета',
  accepted: (company: string) => ({ label: 'Готово', text: `Вы в компании ${company}` }),
  declined: { text: 'Приглашение отклонено' },
  endedTitle: 'Приглашение больше не действует',
  notFoundTitle: 'Приглашение не найдено',
  notFoundText: typograph('Проверьте ссылку из письма или попросите отправить новое приглашение.'),
} as const
