import { documentTitle } from '@isp/contract/site'
import { countOf } from '@isp/i18n'

/** The menu needs these before any page of tickets is fetched. */
export const ticketsTitle = 'Обращения'
export const ticketsDocumentTitle = documentTitle(ticketsTitle)

/** §2.9: what the badge counts. */
export const unreadMessages = (count: number): string =>
  countOf(count, ['непрочитанное сообщение', 'непрочитанных сообщения', 'непрочитанных сообщений'])
export const ticketDocumentTitle = documentTitle('Обращение')
