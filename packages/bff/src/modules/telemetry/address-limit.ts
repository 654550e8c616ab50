import { networkOf } from '@isp/contract/network'

/** Addresses of one minute that are told apart. */
const MAX_ADDRESSES = 20_000

/** Whether an address may do it once more in this minute; of this process alone, and nothing of it is kept. */
export const createAddressLimit = (
  ofMinute: number,
  now: () => Date,
): ((address: string) => boolean) => {
  let minute = 0
  const counts = new Map<string, number>()
  return (address) => {
    const current = Math.floor(now().getTime() / 60_000)
    if (current !== minute) counts.clear()
    minute = current
    const network = networkOf(address)
    const count = counts.get(network) ?? 0
    if (count >= ofMinute || (count === 0 && counts.size >= MAX_ADDRESSES)) return false
    counts.set(network, count + 1)
    return true
  }
}
