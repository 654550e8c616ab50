import { useNavigate } from '@isp/router'
import type { ListingParams } from './listing.params.ts'
import type { ListingAddress } from './listing-address.ts'
import { type Arrival, useArrival } from './use-arrival.ts'
import { useDraftEra } from './use-draft-era.ts'

export type Listing = {
  address: ListingAddress
  /** What the address says. */
  params: ListingParams
  /** Changes the address, and nothing else. */
  change: (next: ListingParams) => void
  arrival: Arrival
  /** What was typed or ticked in an earlier era is over: the form shows the address. */
  draftEra: number
}

export const useListing = (address: ListingAddress, params: ListingParams): Listing => {
  const navigate = useNavigate()
  const arrival = useArrival(params)
  const { draftEra, ownChange } = useDraftEra()
  return {
    address,
    params,
    change: (next) => {
      arrival.aim({ kind: 'start' })
      void navigate(address.url(next), { preventScrollReset: true, state: ownChange() })
    },
    arrival,
    draftEra,
  }
}
