import { ApiError } from '@isp/api-client'
import { redirect } from '@isp/router'
import { isSortKnown, type ListingParams } from './listing.params.ts'
import type { ListingAddress } from './listing-address.ts'

/**
 * An order that nobody knows is refused, as the server refuses a characteristic that it does not know.
 *
 * A native GET form sends its empty fields too. Such an address is led to the tidy one,
 * so that a list has one address whether it was filtered with JavaScript or without.
 */
export const checkListAddress = (
  search: URLSearchParams,
  address: ListingAddress,
  params: ListingParams,
): void => {
  const isBlank = [...search.values()].some((value) => value === '')
  if (isBlank) throw redirect(address.url(params))
  if (!isSortKnown(search))
    throw new ApiError({ status: 400, code: 'SORT_UNKNOWN', message: '', requestId: null })
}
