const MAX_ID = 2_147_483_647

/** The id in `/cabinet/orders/{id}/`; null for what can be no order. */
export const parseOrderId = (text: string | undefined): number | null =>
  text && /^[1-9]\d{0,9}$/.test(text) && Number(text) <= MAX_ID ? Number(text) : null
