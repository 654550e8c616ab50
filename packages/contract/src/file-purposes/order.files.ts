import { allFileTypes, type FileRules } from '../file-rules.ts'

/** What a buyer sends along with an order: a letter of attorney, a specification, a drawing. In the order whoever sees the order sees them too. */
export const orderFiles = {
  order: { types: allFileTypes, isForAnybody: false },
} as const satisfies Record<string, FileRules>
