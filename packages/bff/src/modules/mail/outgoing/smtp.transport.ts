import type { MailTransport } from '../letter.ts'
import type { DkimSettings } from '../mail.settings.ts'
import { domainOf, letterIdOf } from './letter-id.ts'

/** Header fields to sign: those of RFC 6376 §5.4.1 that our letters have, and the two that RFC 8058 §4 requires. */
const SIGNED = [
  ...['From', 'Reply-To', 'Subject', 'Date', 'Message-ID', 'To', 'MIME-Version', 'Content-Type'],
  ...['Content-Transfer-Encoding', 'List-Unsubscribe', 'List-Unsubscribe-Post'],
].join(':')

const signatureOf = ({ selector, privateKey }: DkimSettings, from: string) => ({
  domainName: domainOf(from),
  keySelector: selector,
  privateKey,
  headerFieldNames: SIGNED,
})

/**
 * Header fields by which mail programs unsubscribe; HTTPS only (RFC 8058 §3.1). On one line, because some programs
 * do not unfold it.
 */
const leavingOf = (address: string | null | undefined) => {
  const { protocol, href } = new URL(address ?? 'about:blank')
  if (protocol !== 'https:') return {}
  return {
    headers: {
      'List-Unsubscribe': { prepared: true, value: `<${href}>` },
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

/**
 * Sends over SMTP (`smtp://user:password@host:587`, `smtps://…`). A letter sent twice has the same Message-ID, so
 * that receivers can recognise the duplicate.
 */
export const createSmtpTransport = (
  url: string,
  from: string,
  dkim?: DkimSettings,
): MailTransport => {
  const open = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      disableFileAccess: true,
      disableUrlAccess: true,
      ...(dkim ? { dkim: signatureOf(dkim, from) } : {}),
    })
  }
  let opened: ReturnType<typeof open> | null = null
  return {
    send: async ({ key, to, replyTo, returnPath, subject, text, html, unsubscribe }) => {
      opened ??= open()
      const connection = await opened
      await connection.sendMail({
        from,
        // as an object it is always one address, whatever characters it contains
        to: { name: '', address: to },
        subject,
        text,
        html,
        ...(returnPath ? { envelope: { from: returnPath, to } } : {}),
        ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
        messageId: letterIdOf(key, from),
        ...leavingOf(unsubscribe),
      })
    },
    close: async () => (await opened)?.close(),
  }
}
