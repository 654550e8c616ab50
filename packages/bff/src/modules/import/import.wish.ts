/** What is asked of an import. */
export type ImportWish = {
  folder: string
  /** Does everything and takes it back. */
  isTrial: boolean
  /** The price type that feeds the base price. */
  basePrice?: string
  /** Whose ids the export speaks of (D44); `1c` unless given. */
  source?: string
  /** A whole export may hide most of its goods. */
  allowShrink?: boolean
}
