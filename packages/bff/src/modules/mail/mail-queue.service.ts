/** What other modules take of mail: a letter, put into the outbox within their own transaction. */
export { escapeHtml, type Letter } from './letter.ts'
export { insertLetter } from './mail.sql.ts'
