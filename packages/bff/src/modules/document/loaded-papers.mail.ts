import { accountUrls, papersUrl } from '@isp/contract/urls'
import { type LetterContent, writeLetter } from '../mail/outgoing/mail-queue.service.ts'
import { whyOfOrder } from '../order/lists/order-rows.service.ts'
import { loadedPapersMessages } from './loaded-papers.messages.ts'
import type { UnannouncedPaper } from './loaded-papers.sql.ts'

const messages = loadedPapersMessages.letter

/** Notifies of a new document: the contact of its order, or the company's managers. */
export const paperLetter = (
  { title, company, order }: UnannouncedPaper,
  shopOrigin: string,
): LetterContent =>
  writeLetter({
    kind: order ? 'order' : 'company',
    subject: messages.subject(title),
    parts: [
      { text: 'Здравствуйте!' },
      {
        text: order ? messages.ofOrder(title, order.number) : messages.ofCompany(title, company),
      },
      {
        button: {
          text: messages.button,
          href: new URL(order ? accountUrls.order(order.id) : papersUrl(), shopOrigin).href,
        },
      },
    ],
    why: order ? whyOfOrder(order.number) : messages.whyManager,
  })
