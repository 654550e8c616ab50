const MAX_ID = 2_147_483_647

/** The number in an address; null for what cannot be one. */
export const parseDraftId = (text: string | undefined): number | null =>
  text && /^[1-9]\d{0,9}$/.test(text) && Number(text) <= MAX_ID ? Number(text) : null
