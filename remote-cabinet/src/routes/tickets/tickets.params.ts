import type { TicketKind } from '@isp/contract'
import { parseStaffParams, type StaffParams, staffSearch } from '../../shared/staff/staff-params.ts'
import { ticketMessages } from '../../shared/ticket/ticket.messages.ts'
import { ticketsMessages as messages } from './tickets.messages.ts'

const ticketStates = ['open', 'done'] as const
const ticketKinds = Object.keys(ticketMessages.kinds) as TicketKind[]

export type TicketsParams = StaffParams<(typeof ticketStates)[number]> & { kind?: TicketKind }

/** `?page=2&q=…&state=open&kind=price`; an unknown choice is no choice. */
export const parseTicketsParams = (search: URLSearchParams): TicketsParams => {
  const kind = ticketKinds.find((one) => one === search.get('kind'))
  return { ...parseStaffParams(search, 'state', ticketStates), ...(kind ? { kind } : {}) }
}

export const ticketsSearch = ({ kind, ...params }: TicketsParams): URLSearchParams => {
  const search = staffSearch(params, 'state')
  if (kind) search.set('kind', kind)
  return search
}

export const ticketStateOptions = ticketStates.map((value) => ({
  value,
  label: messages.states[value],
}))
export const ticketKindOptions = ticketKinds.map((value) => ({
  value,
  label: ticketMessages.kinds[value],
}))
