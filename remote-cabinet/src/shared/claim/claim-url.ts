import { accountUrls } from '@isp/contract/urls'

/** The form of a claim on an order, on one line of it when that is named. */
export const claimUrl = (order: number, place?: number): string =>
  accountUrls.tickets(
    new URLSearchParams({
      claim: String(order),
      ...(place === undefined ? {} : { line: String(place) }),
    }),
  )
