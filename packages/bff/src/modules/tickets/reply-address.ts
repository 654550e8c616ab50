import {
  createSignedAddresses,
  type ReplySettings,
} from '../mail/incoming/incoming-mail.service.ts'

/** Whose answer to which ticket; `ASKER` is somebody without an account. */
export type ReplyTo = { ticketId: number; accountId: number }

export type ReplyAddresses = {
  addressOf(to: ReplyTo): string
  /** Null: it is none of ours. */
  read(address: string): ReplyTo | null
}

/** Addresses that answers come to: one for a ticket and a person. */
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
