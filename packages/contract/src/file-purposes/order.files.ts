import { allFileTypes, type FileRules } from '../file-rules.ts'

/** What a buyer sends along with an order: a letter of attorney, a specification, a drawing. */
export const orderFiles = {
  order: { types: allFileTypes, isForAnybody: false, isShared: true },
} as const satisfies Record<string, FileRules>
