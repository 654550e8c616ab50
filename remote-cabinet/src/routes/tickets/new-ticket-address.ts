import type { TicketKind } from '@isp/contract'
import { accountUrls } from '@isp/contract/urls'
import { parseOrderId } from '../../shared/order/order-id.ts'
import { ticketMessages } from '../../shared/ticket/ticket.messages.ts'

/** What a new ticket is about, if about anything; null: no new one is asked for. */
export type NewTicketAbout = { order?: number; product?: number; kind?: TicketKind }

const idIn = (search: URLSearchParams, name: string) => parseOrderId(search.get(name) ?? undefined)

const isKind = (kind: string | null): kind is TicketKind =>
  kind !== null && kind !== 'claim' && Object.hasOwn(ticketMessages.kinds, kind)

/** `?new`, `?order=12`, `?product=5`: the form stands over the list; `about` is the kind that stands in it. */
export const newTicketAbout = (search: URLSearchParams): NewTicketAbout | null => {
  const about = search.get('about')
  const kind = isKind(about) ? { kind: about } : {}
  const order = idIn(search, 'order')
  if (order !== null) return { order, ...kind }
  const product = idIn(search, 'product')
  if (product !== null) return { product, ...kind }
  return search.has('new') ? kind : null
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
