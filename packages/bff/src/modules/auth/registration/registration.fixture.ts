import { currentConsents } from '@isp/contract'
import { type Answer, openShop, type Shop } from '../people.fixture.ts'

export const newcomer = 'anna@zavod.example'
export const browser = 'browser-0001'
export const newPassword = 'verno-2026'
export const consents = { personalData: currentConsents.personalData }

/** Browser and network address of a request. */
export type From = { client?: string; address?: string; userAgent?: string }

const headersOf = ({ client = browser, address = '203.0.113.7', userAgent }: From) => ({
  'x-client-id': client,
  'x-forwarded-for': address,
  ...(userAgent && { 'user-agent': userAgent }),
})

/** A shop with the requests of a registration and access to its letters. */
export type RegistrationShop = Shop & {
  sendCode(email?: string, from?: From): Promise<Answer>
  tryCode(code: string | number, email?: string, from?: From): Promise<Answer>
  register(change?: object, from?: From): Promise<Answer>
  /** The code of the last letter to this address. */
  codeIn(to?: string): Promise<string>
  /** Sends a code, reads it from the letter, and confirms the e-mail. */
  confirm(email?: string, from?: From): Promise<void>
  /** Deletes all codes, attempts and registered accounts. */
  forget(): Promise<void>
  /** Moves the sending time of all codes back. */
  ageCodes(seconds: number): Promise<void>
}

export const openRegistrationShop = async (): Promise<RegistrationShop> => {
  const shop = await openShop()
  const sendCode = (email = newcomer, from: From = {}) =>
    shop.call('sendEmailCode', { body: { email }, headers: headersOf(from) })
  const tryCode = (code: string | number, email = newcomer, from: From = {}) =>
    shop.call('validateEmailCode', { body: { code, email }, headers: headersOf(from) })
  const codeIn = async (to = newcomer) => {
    const { rows } = await shop.pool.query<{ body_text: string }>(
      'select body_text from mail_outbox where recipient = $1 order by id desc limit 1',
      [to.trim()],
    )
    const code = /^\d{4}$/m.exec(rows[0]?.body_text ?? '')?.[0]
    if (!code) throw new Error(`no code was sent to ${to}`)
    return code
  }
  return {
    ...shop,
    sendCode,
    tryCode,
    codeIn,
    register: (change = {}, from = {}) =>
      shop.call('registerUserV2', {
        body: { email: newcomer, password: newPassword, consents, ...change },
        headers: headersOf(from),
      }),
    confirm: async (email = newcomer, from = {}) => {
      const sent = await sendCode(email, from)
      const tried = await tryCode(await codeIn(email), email, from)
      if (tried.status !== 200) throw new Error(`not confirmed: ${sent.status}, ${tried.status}`)
    },
    forget: async () => {
      await shop.pool.query('truncate confirmation_code, login_attempt, password_reset')
      await shop.pool.query('delete from mail_outbox')
      await shop.pool.query('delete from account where id > 10')
    },
    ageCodes: async (seconds) => {
      await shop.pool.query(
        `update confirmation_code set created_at = created_at - $1 * interval '1 second',
                expires_at = expires_at - $1 * interval '1 second',
                validated_at = validated_at - $1 * interval '1 second'`,
        [seconds],
      )
    },
  }
}

/** A code that differs from this one. */
export const wrongCode = (code: string, step = 1): string =>
  String((Number(code) + step) % 10_000).padStart(4, '0')
