import { redirect } from '@isp/router'
import type { ListingParams } from './listing.params.ts'
import type { ListingAddress } from './listing-address.ts'

/**
 * A native GET form sends its empty fields too. Such an address is led to the tidy one,
 * so that a list has one address whether it was filtered with JavaScript or without.
 */
export const redirectBlankFields = (
  search: URLSearchParams,
  address: ListingAddress,
  params: ListingParams,
): void => {
  const isBlank = [...search.values()].some((value) => value === '')
  if (isBlank) throw redirect(address.url(params))
}
