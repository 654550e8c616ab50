import { formatDate, momentHere, typograph } from '@isp/i18n'
import { pageTitles } from '../../shared/page/page-titles.messages.ts'

export const companiesMessages = {
  title: pageTitles.companies,
  invitations: 'Приглашения',
  invitedBy: (author: string, role: string): string =>
    typograph(author ? `Приглашает ${author}. Ваша роль: ${role}.` : `Ваша роль: ${role}.`),
  until: (iso: string): string =>
    typograph(`Действует до ${formatDate(momentHere(iso), { year: true })}`),
  accept: 'Принять',
  decline: 'Отклонить',
  acceptOf: (company: string): string => `Принять приглашение в компанию ${company}`,
  declineOf: (company: string): string => `Отклонить приглашение в компанию ${company}`,
  accepted: { label: 'Готово', text: 'Вы приняли приглашение' },
  declined: { text: 'Приглашение отклонено' },
  own: 'Мои компании',
  noneTitle: 'Вы пока не состоите ни в одной компании',
  noneText: typograph(
    'Зарегистрируйте компанию, если она у нас впервые. Если она уже покупает — попросите руководителя пригласить вас или отправьте ему запрос по ИНН.',
  ),
  inn: (inn: string): string => `ИНН ${inn}`,
  role: (role: string): string => `Ваша роль: ${role}`,
  joinTitle: 'Попроситься в компанию',
  joinText: typograph(
    'Если ваша компания уже покупает у нас, её руководитель получит письмо с вашим запросом.',
  ),
  innField: 'ИНН компании',
  message: 'Сообщение руководителю',
  messageHint: 'Например, кто вы и чем занимаетесь',
  ask: 'Отправить запрос',
  asked: (company: string) => ({
    label: 'Запрос отправлен',
    text: `Руководитель компании ${company} получит письмо`,
  }),
  asks: 'Мои запросы',
  withdraw: 'Отозвать',
  withdrawOf: (company: string): string => `Отозвать запрос в компанию ${company}`,
  withdrawn: { text: 'Запрос отозван' },
  register: 'Зарегистрировать новую компанию',
} as const
