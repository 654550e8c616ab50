import {
  createSignedAddresses,
  type ReplySettings,
} from '../mail/incoming/incoming-mail.service.ts'

/** The ticket and the person who answers; `REQUESTER` stands for a person without an account. */
export type ReplyTo = { ticketId: number; accountId: number }

export type ReplyAddresses = {
  addressOf(to: ReplyTo): string
  /** Null when the address is not one of ours. */
  read(address: string): ReplyTo | null
}

/** Addresses that receive answers: one per ticket and person. */
export const createReplyAddresses = (settings: ReplySettings): ReplyAddresses => {
  const addresses = createSignedAddresses(settings, {
    letter: 't',
    name: 'ticket-reply',
    numbers: 2,
  })
  return {
    addressOf: ({ ticketId, accountId }) => addresses.addressOf(ticketId, accountId),
    read: (address) => {
      const [ticketId, accountId] = addresses.read(address) ?? []
      return ticketId === undefined || accountId === undefined ? null : { ticketId, accountId }
    },
  }
}
