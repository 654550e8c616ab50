import type { MailTransport } from './letter.ts'
import { letterIdOf } from './letter-id.ts'

/**
 * Over SMTP (`smtp://user:password@host:587`, `smtps://…`). A letter sent twice has the same Message-ID,
 * so that the receiver can see that it is one.
 */
export const createSmtpTransport = (url: string, from: string): MailTransport => {
  const open = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
  let opened: ReturnType<typeof open> | null = null
  return {
    send: async ({ key, to, replyTo, subject, text, html }) => {
      opened ??= open()
      const connection = await opened
      await connection.sendMail({
        from,
        // an object: the address is one address, whatever characters are in it
        to: { name: '', address: to },
        subject,
        text,
        html,
        ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
        messageId: letterIdOf(key, from),
      })
    },
    close: async () => (await opened)?.close(),
  }
}
