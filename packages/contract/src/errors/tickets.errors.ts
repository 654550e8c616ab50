export const ticketsErrors = {
  TICKET_NOT_FOUND: 404,
} as const
