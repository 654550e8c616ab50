import { SITE_NAME } from '@isp/contract/site'
import { letterUrls } from '@isp/contract/urls'
import { formatDate, momentHere } from '@isp/i18n'
import { letterOf } from '../mail/mail-queue.service.ts'
import { companyMessages } from './company.messages.ts'

type Invitation = {
  company: { name: string; inn: string }
  author: string
  role: 'manager' | 'buyer' | 'employee'
  token: string
  expiresAt: Date
}

/** Tells who invites, into which company, and by which link to answer. */
export const invitationLetter = (
  { company, author, role, token, expiresAt }: Invitation,
  shopOrigin: string,
) =>
  letterOf({
    subject: `Приглашение в компанию ${company.name} — ${SITE_NAME}`,
    lines: [
      'Здравствуйте!',
      `${author} приглашает вас в компанию ${company.name} (ИНН ${company.inn}) в магазине ${SITE_NAME}. ${companyMessages.mayDo[role]}`,
      `Приглашение действует до ${formatDate(momentHere(expiresAt.toISOString()), { year: true })}. Принять его можно, войдя под этой почтой; если кабинета ещё нет, его можно создать по той же ссылке.`,
    ],
    link: {
      text: 'Ответить на приглашение',
      href: new URL(letterUrls.acceptInvitation(token), shopOrigin).href,
    },
    after: 'Если вы не знаете эту компанию, просто не отвечайте или отклоните приглашение.',
  })

type Join = { company: string; name: string; login: string; message: string; token: string }

/** Tells a manager who asks to be let in. */
export const joinLetter = ({ company, name, login, message, token }: Join, shopOrigin: string) =>
  letterOf({
    subject: `Запрос на вступление в компанию ${company} — ${SITE_NAME}`,
    lines: [
      'Здравствуйте!',
      `В компанию ${company} просится ${name ? `${name} (${login})` : login}.`,
      ...(message ? [`Сообщение: ${message}`] : []),
      'Принимайте только тех, кого знаете: доступ откроет цены вашей компании.',
    ],
    link: {
      text: 'Ответить на запрос',
      href: new URL(letterUrls.confirmEmployee(token), shopOrigin).href,
    },
    after: '',
  })
