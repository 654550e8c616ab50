import { REMOTE_CONTRACT, type Registry } from '@isp/federation'
import { readRegistry } from '@isp/federation/server'
import { ExpectedFailure } from '../../process/expected-failure.ts'
import { againstMessages as messages } from './against.messages.ts'

/** The live shop: its address as the developer wrote it, and what it serves. */
export type LiveShop = { address: URL; registry: Registry }

/** @throws ExpectedFailure for anything but an http address without a password */
export const readAddress = (text: string): URL => {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new ExpectedFailure(messages.badAddress(text))
  return url
}

/** Node's codes for what OpenSSL says of a certificate; all others are of the network. */
const OF_CERTIFICATE =
  /CERT|CRL|ISSUER|SIGNATURE|^(INVALID_CA|INVALID_PURPOSE|PATH_LENGTH_EXCEEDED|HOSTNAME_MISMATCH)$/

/** The reason of a failed request: Node wraps the error of the connection, and names some only by their code. */
export const reasonOf = (error: unknown): { text: string; isCertificate: boolean } => {
  const cause = (error as { cause?: unknown }).cause ?? error
  const { code = '', message = '' } = cause as { code?: unknown; message?: string }
  const [line = ''] = (message || String(code)).trim().split('\n')
  return { text: line, isCertificate: OF_CERTIFICATE.test(String(code)) }
}

const ANSWER_MS = 15_000

/**
 * Asks the shop which releases it serves, before anything is built.
 * @throws ExpectedFailure if it cannot be reached, is no shop of ours, or speaks another contract
 */
export const readShop = async (text: string, name: string): Promise<LiveShop> => {
  const address = readAddress(text)
  const { origin } = address
  const signal = AbortSignal.timeout(ANSWER_MS)
  const answer = await fetch(`${origin}/remotes.json`, { redirect: 'manual', signal }).catch(
    (error: unknown) => {
      const { text: reason, isCertificate } = reasonOf(error)
      const say = isCertificate ? messages.badCertificate : messages.unreachable
      throw new ExpectedFailure(say(origin, reason))
    },
  )
  const moved = URL.parse(answer.headers.get('location') ?? '', origin)?.origin
  if (moved && moved !== origin) throw new ExpectedFailure(messages.moved(origin, moved))
  const registry = readRegistry(await answer.json().catch(() => null))
  if (!answer.ok || !registry) throw new ExpectedFailure(messages.notShop(origin, answer.status))
  // the shell serves only remotes of its own contract, so any of them names it
  const other = registry.remotes.find(({ contract }) => contract !== REMOTE_CONTRACT)
  if (other)
    throw new ExpectedFailure(messages.contractDiffers(name, REMOTE_CONTRACT, other.contract))
  return { address, registry }
}

/** @throws ExpectedFailure if another remote of the shop owns an address of this one */
export const checkFreePrefixes = (
  { name, prefixes }: { name: string; prefixes: readonly string[] },
  { remotes }: Registry,
): void => {
  for (const other of remotes.filter((remote) => remote.name !== name)) {
    const taken = prefixes.find((prefix) => other.prefixes.includes(prefix))
    if (taken) throw new ExpectedFailure(messages.prefixTaken(taken, other.name))
  }
}
