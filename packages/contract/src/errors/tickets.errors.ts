export const ticketsErrors = {
  TICKET_NOT_FOUND: 404,
  CLAIM_CHANGED: 409,
} as const
