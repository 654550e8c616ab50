import type { FileOwner } from '../files/files.service.ts'

/** A letter as a comment of a ticket. `letter` is the whole letter when `text` is only a part of it. */
export type MailedComment = { key: string; text: string; fileIds: string[]; letter: string | null }

/** A letter from an address that does not belong to the ticket's person. */
export type ForeignComment = MailedComment & { owner: FileOwner; from: string }
