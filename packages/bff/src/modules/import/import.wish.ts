/** Options of an import. */
export type ImportWish = {
  folder: string
  /** Performs the import and rolls it back. */
  isTrial: boolean
  /** The price type that becomes the base price. */
  basePrice?: string
  /** Source of the export's ids (D44); default `1c`. */
  source?: string
  /** Permits an export to hide most of its products. */
  allowShrink?: boolean
}
