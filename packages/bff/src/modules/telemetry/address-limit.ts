import { networkOf } from '@isp/contract/network'

/** Most addresses counted separately in one period. */
const MAX_ADDRESSES = 20_000

/** Counts actions per address and period, in memory of this process. */
export type AddressLimit = {
  /** Whether the address may act once more. */
  isLeft(address: string): boolean
  /** Counts an action. */
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
