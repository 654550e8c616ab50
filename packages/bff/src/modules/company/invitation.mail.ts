import { SITE_NAME } from '@isp/contract/site'
import { letterUrls } from '@isp/contract/urls'
import { formatDate, momentHere, typograph } from '@isp/i18n'
import { type LetterContent, writeLetter } from '../mail/outgoing/mail-queue.service.ts'
import { companyMessages } from './company.messages.ts'

const GREETING = 'Здравствуйте!'

type Invitation = {
  company: { name: string; inn: string }
  author: string
  role: 'manager' | 'buyer' | 'employee'
  token: string
  expiresAt: Date
}

/** Invitation: who invites, into which company, and the link for the answer. */
export const invitationLetter = (
  { company, author, role, token, expiresAt }: Invitation,
  shopOrigin: string,
): LetterContent =>
  writeLetter({
    kind: 'invitation',
    subject: `Приглашение в компанию ${company.name} — ${SITE_NAME}`,
    parts: [
      { text: GREETING },
      {
        text: `${author} приглашает вас в компанию ${company.name} (ИНН ${company.inn}) в магазине ${SITE_NAME}. ${companyMessages.mayDo[role]}`,
      },
      {
        text: `Приглашение действует до ${formatDate(momentHere(expiresAt.toISOString()), { year: true })}. Принять его можно, войдя под этой почтой; если кабинета ещё нет, его можно создать по той же ссылке.`,
      },
      {
        button: {
          text: 'Ответить на приглашение',
          href: new URL(letterUrls.acceptInvitation(token), shopOrigin).href,
        },
      },
      {
        note: typograph(
          'Если вы не знаете эту компанию, просто не отвечайте или отклоните приглашение.',
        ),
      },
    ],
    why: typograph('Вы получили это письмо, потому что вас пригласили в компанию по этой почте.'),
  })

type Join = { company: string; name: string; login: string; message: string; token: string }

/** Tells a manager that somebody asks to join the company. */
export const joinLetter = (
  { company, name, login, message, token }: Join,
  shopOrigin: string,
): LetterContent =>
  writeLetter({
    kind: 'join',
    subject: `Запрос на вступление в компанию ${company} — ${SITE_NAME}`,
    parts: [
      { text: GREETING },
      { text: `В компанию ${company} просится ${name ? `${name} (${login})` : login}.` },
      ...(message ? [{ text: 'Сообщение:' }, { quote: message }] : []),
      {
        text: typograph('Принимайте только тех, кого знаете: доступ откроет цены вашей компании.'),
      },
      {
        button: {
          text: 'Ответить на запрос',
          href: new URL(letterUrls.confirmEmployee(token), shopOrigin).href,
        },
      },
    ],
    why: typograph('Вы получили это письмо как руководитель этой компании в магазине.'),
  })
