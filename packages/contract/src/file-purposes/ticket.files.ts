import { allFileTypes, type FileRules } from '../file-rules.ts'

export const ticketFiles = {
  ticket: { types: allFileTypes, isForAnybody: false, isShared: true },
} as const satisfies Record<string, FileRules>
