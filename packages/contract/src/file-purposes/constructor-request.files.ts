import { allFileTypes, type FileRules } from '../file-rules.ts'

/** Files of older requests of the constructor; today's are a ticket's. */
export const constructorRequestFiles = {
  constructorRequest: { types: allFileTypes, isForAnybody: true },
} as const satisfies Record<string, FileRules>
