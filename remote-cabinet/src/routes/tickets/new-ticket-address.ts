import type { TicketKind } from '@isp/contract'
import { accountUrls } from '@isp/contract/urls'
import { parseOrderId } from '../../shared/order/order-id.ts'
import { ticketMessages } from '../../shared/ticket/ticket.messages.ts'

/** What a new ticket is about, if about anything; null: no new one is asked for. */
export type NewTicketAbout = {
  order?: number
  product?: number
  kind?: TicketKind
  /** What another page has to say of it, such as rows of a file. */
  text?: string
}

const TEXT_MAX = 2000

const idIn = (search: URLSearchParams, name: string) => parseOrderId(search.get(name) ?? undefined)

const isKind = (kind: string | null): kind is TicketKind =>
  kind !== null && kind !== 'claim' && Object.hasOwn(ticketMessages.kinds, kind)

/** `?new`, `?order=12`, `?product=5`: the form stands over the list; `about` and `text` are what stands in it. */
export const newTicketAbout = (search: URLSearchParams): NewTicketAbout | null => {
  const about = search.get('about')
  const text = search.get('text')?.slice(0, TEXT_MAX)
  const said = { ...(isKind(about) && { kind: about }), ...(text && { text }) }
  const order = idIn(search, 'order')
  if (order !== null) return { order, ...said }
  const product = idIn(search, 'product')
  if (product !== null) return { product, ...said }
  return search.has('new') ? said : null
}

/** `?claim=12`, `?claim=12&line=0`: a claim on that order, on that line of it. */
export const newClaimAbout = (
  search: URLSearchParams,
): { orderId: number; place: number | null } | null => {
  const orderId = idIn(search, 'claim')
  if (orderId === null) return null
  const line = search.get('line')
  return { orderId, place: line !== null && /^\d{1,6}$/.test(line) ? Number(line) : null }
}

/** Over the list as it is, so that closing the form leads back to it. */
export const newTicketUrl = (list = new URLSearchParams()): string =>
  accountUrls.tickets(new URLSearchParams([...list, ['new', '']]))
