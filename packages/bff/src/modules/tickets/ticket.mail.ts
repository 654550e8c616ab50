import type { TicketKind } from '@isp/contract'
import { accountUrls, BFF_BASE, feedbackUrl, staffUrls } from '@isp/contract/urls'
import { formatBytes } from '@isp/i18n'
import {
  type LetterContent,
  type LetterPart,
  writeLetter,
} from '../mail/outgoing/mail-queue.service.ts'
import { ticketsMessages as messages } from './tickets.messages.ts'

type Said = {
  ticket: { id: number; kind: TicketKind; subject: string; company: string | null }
  author: string
  text: string
  shopOrigin: string
  /** Whether an answer by e-mail is added to the ticket. */
  canReply: boolean
}

type Words = { subject: string; marker?: string; link: string; after: string; why: string }

const letterOf = (
  { subject, marker, link, after, why }: Words,
  parts: readonly LetterPart[],
  address: string,
): LetterContent =>
  writeLetter({
    kind: 'ticket',
    subject,
    ...(marker ? { marker } : {}),
    parts: [
      ...parts,
      { button: { text: link, href: address } },
      ...(after ? [{ note: after }] : []),
    ],
    why,
  })

/** To the buyer: the shop's answer. */
export const answerLetter = ({
  ticket,
  author,
  text,
  shopOrigin,
  canReply,
}: Said): LetterContent => {
  const words = messages.answered(messages.number(ticket.id, ticket.kind), ticket.subject, canReply)
  const href = new URL(accountUrls.ticket(ticket.id), shopOrigin).href
  return letterOf(words, words.parts(author, text), href)
}

type SentFile = { id: string; name: string; size: number }

/** To a person without an account: the shop's answer, with files behind links that cannot be guessed. */
export const requesterLetter = ({
  ticket,
  author,
  text,
  shopOrigin,
  canReply,
  files,
}: Said & { files: readonly SentFile[] }): LetterContent => {
  const words = messages.answeredRequester(messages.number(ticket.id, ticket.kind), canReply)
  const linked = files.map(({ id, name, size }) => ({
    name: `${name}, ${formatBytes(size)}`,
    href: `${shopOrigin}${BFF_BASE}/api/core/mail/feedback/files/${id}`,
  }))
  const href = new URL(feedbackUrl(), shopOrigin).href
  return letterOf(words, words.parts(author, text, linked), href)
}

/** To the shop: a message of a person without an account. */
export const feedbackLetter = ({
  ticket,
  requester,
  text,
  shopOrigin,
  files,
}: Pick<Said, 'ticket' | 'text' | 'shopOrigin'> & {
  requester: { name: string; email: string | null; phone: string | null }
  files: readonly SentFile[]
}): LetterContent => {
  const number = messages.number(ticket.id, ticket.kind)
  const words = messages.feedback(number, ticket.subject, requester)
  const named = files.map(({ name, size }) => ({ name: `${name}, ${formatBytes(size)}` }))
  const href = new URL(staffUrls.ticket(ticket.id), shopOrigin).href
  return letterOf(words, words.parts(text, named), href)
}

/** To the staff: a message of a buyer. */
export const questionLetter = ({
  ticket,
  author,
  text,
  shopOrigin,
  canReply,
}: Said): LetterContent => {
  const words = messages.asked(messages.number(ticket.id, ticket.kind), ticket.subject, {
    company: ticket.company,
    canReply,
  })
  const href = new URL(staffUrls.ticket(ticket.id), shopOrigin).href
  return letterOf(words, words.parts(author, text), href)
}
