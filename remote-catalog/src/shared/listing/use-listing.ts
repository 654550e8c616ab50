import { useNavigate, useNavigation } from '@isp/router'
import { startTransition, useState } from 'react'
import { formatListing, type ListingParams } from './listing.params.ts'
import type { ListingAddress } from './listing-address.ts'
import { type Arrival, useArrival } from './use-arrival.ts'
import { useDraftEra } from './use-draft-era.ts'

export type Listing = {
  address: ListingAddress
  /** What the address says. */
  params: ListingParams
  /** What the controls show: the visitor's last choice, also while its list is still on the way. */
  shown: ListingParams
  /** The next page of this list is being loaded; the old one stays in sight, dimmed. */
  isPending: boolean
  /** Changes the address, and nothing else. */
  change: (next: ListingParams) => void
  arrival: Arrival
  /** What was typed or ticked in an earlier era is over: the form shows the address. */
  draftEra: number
}

export const useListing = (address: ListingAddress, params: ListingParams): Listing => {
  const navigate = useNavigate()
  const navigation = useNavigation()
  const [chosen, setChosen] = useState<ListingParams | null>(null)
  const arrival = useArrival(params)
  const place = formatListing(params).toString()
  const { draftEra, ownChange } = useDraftEra()
  const change = async (next: ListingParams) => {
    setChosen(next)
    arrival.aim({ kind: 'start' })
    await navigate(address.url(next), { preventScrollReset: true, state: ownChange() })
    // In the same batch as the new page, so that no control flickers back.
    startTransition(() => setChosen((current) => (current === next ? null : current)))
  }
  const isLoading =
    navigation.state === 'loading' && navigation.location.pathname.startsWith(address.root)
  return {
    address,
    params,
    shown: chosen ?? params,
    // over with the first rows of the list that was chosen: what follows them is none of the wait
    isPending: isLoading || (chosen !== null && formatListing(chosen).toString() !== place),
    change: (next) => void change(next),
    arrival,
    draftEra,
  }
}
