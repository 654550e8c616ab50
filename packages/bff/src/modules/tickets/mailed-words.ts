import type { FileOwner } from '../files/files.service.ts'

/** What a letter says in a ticket. `letter` is the whole of it where `text` is a part. */
export type MailedWords = { key: string; text: string; fileIds: string[]; letter: string | null }

/** From an address that is not the person's. */
export type ForeignWords = MailedWords & { owner: FileOwner; from: string }
