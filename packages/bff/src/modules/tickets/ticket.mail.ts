import type { TicketKind } from '@isp/contract'
import { accountUrls, staffUrls } from '@isp/contract/urls'
import { type Letter, letterOf } from '../mail/mail-queue.service.ts'
import { ticketsMessages as messages } from './tickets.messages.ts'

type Content = Pick<Letter, 'subject' | 'text' | 'html'>

type Said = {
  ticket: { id: number; kind: TicketKind; subject: string; company: string | null }
  author: string
  text: string
  shopOrigin: string
  /** An answer by e-mail comes into the ticket. */
  canReply: boolean
}

/** To the buyer: what the shop has answered, and the way back. */
export const answerLetter = ({ ticket, author, text, shopOrigin, canReply }: Said): Content => {
  const { subject, lines, link, after } = messages.answered(
    messages.number(ticket.id, ticket.kind),
    ticket.subject,
    canReply,
  )
  const href = new URL(accountUrls.ticket(ticket.id), shopOrigin).href
  return letterOf({ subject, lines: lines(author, text), link: { text: link, href }, after })
}

/** To the staff: what a buyer has written. */
export const questionLetter = ({ ticket, author, text, shopOrigin, canReply }: Said): Content => {
  const { subject, lines, link, after } = messages.asked(
    messages.number(ticket.id, ticket.kind),
    ticket.subject,
    { company: ticket.company, canReply },
  )
  const href = new URL(staffUrls.ticket(ticket.id), shopOrigin).href
  return letterOf({ subject, lines: lines(author, text), link: { text: link, href }, after })
}
