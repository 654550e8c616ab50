import { accountUrls } from '@isp/contract/urls'
import { parseOrderId } from '../../shared/order/order-id.ts'

/** What a new ticket is about, if about anything; null: no new one is asked for. */
export type NewTicketAbout = { order?: number; product?: number }

/** `?new`, `?order=12`, `?product=5`: the form stands over the list. */
export const newTicketAbout = (search: URLSearchParams): NewTicketAbout | null => {
  const order = parseOrderId(search.get('order') ?? undefined)
  if (order !== null) return { order }
  const product = parseOrderId(search.get('product') ?? undefined)
  if (product !== null) return { product }
  return search.has('new') ? {} : null
}

/** Over the list as it is, so that closing the form leads back to it. */
export const newTicketUrl = (list = new URLSearchParams()): string =>
  accountUrls.tickets(new URLSearchParams([...list, ['new', '']]))
