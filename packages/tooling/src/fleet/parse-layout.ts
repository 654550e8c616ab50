import { isIP } from 'node:net'
import { ExpectedFailure } from '../process/expected-failure.ts'
import { fleetMessages as messages } from './fleet.messages.ts'
import { references } from './fleet-table.ts'
import { type Layout, layoutOf, machinesOf } from './layout.ts'

export type LayoutArguments = {
  machines?: string
  addresses?: string
  origin?: string
  balancer?: string
  failover?: string
}

const sizeOf = (text: string): keyof typeof references => {
  const size = Number(text) as keyof typeof references
  if (!Object.hasOwn(references, text)) throw new ExpectedFailure(messages.badMachines(text))
  return size
}

const addressesOf = (text: string, count: number): readonly string[] => {
  const addresses = text.split(',').map((part) => part.trim())
  const wrong = addresses.find((address) => isIP(address) !== 4)
  if (wrong !== undefined) throw new ExpectedFailure(messages.badAddress(wrong))
  const twice = addresses.find((address, index) => addresses.indexOf(address) !== index)
  if (twice !== undefined) throw new ExpectedFailure(messages.sameAddress(twice))
  if (addresses.length !== count)
    throw new ExpectedFailure(messages.badAddresses(count, addresses.length))
  return addresses
}

const originOf = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin
  throw new ExpectedFailure(messages.badOrigin(text))
}

const balancerOf = (text: string): Layout['balancer'] => {
  if (text === 'haproxy' || text === 'nginx') return text
  throw new ExpectedFailure(messages.badBalancer(text))
}

const failoverOf = (text: string): Layout['failover'] => {
  if (text === 'patroni' || text === 'script') return text
  throw new ExpectedFailure(messages.badFailover(text))
}

/** The layout that the operator asks for. @throws ExpectedFailure naming the argument that is wrong */
export const parseLayout = ({
  machines = '3',
  addresses,
  origin,
  balancer,
  failover,
}: LayoutArguments): Layout => {
  const size = sizeOf(machines)
  return layoutOf({
    size,
    ...(addresses === undefined ? {} : { addresses: addressesOf(addresses, machinesOf(size)) }),
    ...(origin === undefined ? {} : { origin: originOf(origin) }),
    ...(balancer === undefined ? {} : { balancer: balancerOf(balancer) }),
    ...(failover === undefined ? {} : { failover: failoverOf(failover) }),
  })
}
