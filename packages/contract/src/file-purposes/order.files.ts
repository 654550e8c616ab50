import { allFileTypes, type FileRules } from '../file-rules.ts'

/** Files sent with an order: a letter of attorney, a specification, a drawing. Visible to everybody who sees the order. */
export const orderFiles = {
  order: { types: allFileTypes, isForAnybody: false },
} as const satisfies Record<string, FileRules>
