import { BlockList, isIP } from 'node:net'
import { networkOf } from '@isp/contract/network'

const ours = new BlockList()
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const) {
  ours.addSubnet(network, bits, 'ipv4')
}
ours.addAddress('::1', 'ipv6')
ours.addSubnet('fc00::', 7, 'ipv6')
ours.addSubnet('fe80::', 10, 'ipv6')

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** An address of the company's own network: of the mail server in front. */
export const isOwnNetwork = (address: string): boolean => ours.check(address, familyOf(address))

/** So much of a letter is looked at for the line that the mail server in front has put there. */
const FIRST = 8 * 1024

/** `from name (reverse [1.2.3.4])` of Postfix, `from name ([1.2.3.4] helo=…)` of Exim: what a client calls itself is not it. */
const SEEN = /\((?:[^()[\]]* )?\[(?:IPv6:)?([\da-f:.]+)\]/i
/** `from [1.2.3.4] (helo=…)` of Exim, where the name is not known. */
const BARE = /^from \[(?:IPv6:)?([\da-f:.]+)\]/i

/** The client that the last server has written down (RFC 5321 §4.4). */
const clientIn = (head: string): string | null => {
  const [, first = ''] = /^Received:[ \t]*(.*)$/im.exec(head.replaceAll(/\r?\n[ \t]+/g, ' ')) ?? []
  const [seen = ''] = first.split(' by ', 1)
  const address = (SEEN.exec(seen) ?? BARE.exec(seen))?.[1] ?? ''
  return isIP(address) > 0 && !isOwnNetwork(address) ? address : null
}

async function* backTogether(
  read: readonly Uint8Array[],
  rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield* read
  for (;;) {
    const { value, done } = await rest.next()
    if (done) return
    yield value
  }
}

type Origin = { network: string; letter: AsyncIterable<Uint8Array> }

/** The peer's network, where it is nobody's of ours. */
export const networkOfPeer = (peer: string): string | null =>
  isOwnNetwork(peer) ? null : networkOf(peer)

/**
 * Whose letter it is by the network that it came from: the peer's, or behind the mail server in front what that has written at
 * its top; where that says nothing (a letter from inside), the domain of its sender.
 */
export const originOf = async (
  peer: string,
  sender: string,
  letter: AsyncIterable<Uint8Array>,
): Promise<Origin> => {
  const known = networkOfPeer(peer)
  if (known !== null) return { network: known, letter }
  const chunks = letter[Symbol.asyncIterator]()
  const read: Uint8Array[] = []
  let head = ''
  while (head.length < FIRST && !/\r?\n\r?\n/.test(head)) {
    const { value, done } = await chunks.next()
    if (done) break
    read.push(value)
    head += Buffer.from(value.subarray(0, FIRST)).toString('latin1')
  }
  const client = clientIn(head.slice(0, FIRST))
  const domain = sender.slice(sender.lastIndexOf('@') + 1).toLowerCase()
  return {
    network: client === null ? `domain ${domain}` : networkOf(client),
    letter: backTogether(read, chunks),
  }
}
