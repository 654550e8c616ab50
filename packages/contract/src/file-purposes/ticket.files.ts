import { allFileTypes, type FileRules } from '../file-rules.ts'

/** Seen by whoever sees the message that they stand in (D54); until then by their sender alone. */
export const ticketFiles = {
  ticket: { types: allFileTypes, isForAnybody: false },
} as const satisfies Record<string, FileRules>
