import { networkOf } from '@isp/contract/network'

/** Addresses of one period that are told apart. */
const MAX_ADDRESSES = 20_000

/** What an address has done in this period; of this process alone, and nothing of it is kept. */
export type AddressLimit = {
  /** Whether it may do it once more. */
  isLeft(address: string): boolean
  /** It has done it. */
  take(address: string): void
}

export const createAddressLimit = (
  most: number,
  periodMs: number,
  now: () => Date,
): AddressLimit => {
  let period = 0
  const counts = new Map<string, number>()
  const countOf = (network: string): number => {
    const current = Math.floor(now().getTime() / periodMs)
    if (current !== period) counts.clear()
    period = current
    return counts.get(network) ?? 0
  }
  return {
    isLeft: (address) => {
      const count = countOf(networkOf(address))
      return count < most && (count > 0 || counts.size < MAX_ADDRESSES)
    },
    take: (address) => {
      const network = networkOf(address)
      counts.set(network, countOf(network) + 1)
    },
  }
}
