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

/** Whether the address is in a private network, where the mail server in front of us is. */
export const isOwnNetwork = (address: string): boolean => ours.check(address, familyOf(address))

/** Bytes of the letter in which the Received line of the mail server in front of us is searched. */
const FIRST = 8 * 1024

/**
 * The client's address as Postfix writes it, `from name (reverse [1.2.3.4])`, or Exim, `from name ([1.2.3.4]
 * helo=…)`; the name given by the client is not trusted.
 */
const SEEN = /\((?:[^()[\]]* )?\[(?:IPv6:)?([\da-f:.]+)\]/i
/** The client's address as Exim writes it without a host name: `from [1.2.3.4] (helo=…)`. */
const BARE = /^from \[(?:IPv6:)?([\da-f:.]+)\]/i

/** The client's address recorded by the last mail server (RFC 5321 §4.4); null when it is private or missing. */
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

/** The peer's network; null when it is private. */
export const networkOfPeer = (peer: string): string | null =>
  isOwnNetwork(peer) ? null : networkOf(peer)

/**
 * The network that a letter comes from: the peer's; behind a mail server of our own, the one in the topmost
 * Received line; without that (a letter from inside), the domain of the sender.
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
