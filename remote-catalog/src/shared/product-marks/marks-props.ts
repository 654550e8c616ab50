export type MarksProps = {
  productId: number
  name: string
  /** With words, where there is room for them. */
  isWide?: boolean
}
