import { allFileTypes, type FileRules } from '../file-rules.ts'

/** Visible to readers of the message they belong to (D54); before it is sent, to the uploader only. */
export const ticketFiles = {
  ticket: { types: allFileTypes, isForAnybody: false },
} as const satisfies Record<string, FileRules>
