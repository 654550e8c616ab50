import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'

/** A side of a canary that a page view belongs to. */
export type Trial = { canaryId: number; isCandidate: boolean }

const ticketSchema = z.object({
  visitor: z.string().max(64),
  trials: z.array(z.object({ canaryId: z.int(), isCandidate: z.boolean() })).max(20),
  /** Seconds since 1970. */
  until: z.int(),
})
/** Says that this server's shop has counted a view of this visitor. */
export type ViewTicket = z.infer<typeof ticketSchema>

const markOf = (content: string, key: string): Buffer =>
  createHmac('sha256', key).update(content).digest().subarray(0, 16)

export const signTicket = (ticket: ViewTicket, key: string): string => {
  const content = Buffer.from(JSON.stringify(ticket)).toString('base64url')
  return `${content}.${markOf(content, key).toString('base64url')}`
}

/** Null for a ticket that the shop did not give, or gave too long ago. */
export const readTicket = (text: string, key: string, now: Date): ViewTicket | null => {
  const [content = '', mark = ''] = text.split('.')
  const given = Buffer.from(mark, 'base64url')
  const expected = markOf(content, key)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  try {
    const { data } = ticketSchema.safeParse(
      JSON.parse(Buffer.from(content, 'base64url').toString('utf8')),
    )
    return data && data.until * 1000 > now.getTime() ? data : null
  } catch {
    return null
  }
}

/** A text that stands for another one and does not tell it. */
export const pseudonymOf = (text: string, key: string): string =>
  createHmac('sha256', key).update(`pseudonym ${text}`).digest('base64url').slice(0, 16)
