import type { IncomingHttpHeaders } from 'node:http'

/** Headers of one connection, not of the message. */
const OF_CONNECTION = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

export type Origins = { own: string; shop: string }

/** An address of this proxy as the shop knows it; addresses of other sites stay, for the shop to judge. */
const toShop = (url: string, { own, shop }: Origins): string =>
  url === own || url.startsWith(`${own}/`) ? shop + url.slice(own.length) : url

/** Headers of a request to the shop: as if its own page had sent it. */
export const requestHeaders = (
  headers: IncomingHttpHeaders,
  origins: Origins,
): Record<string, string | string[]> => {
  const kept: Record<string, string | string[]> = {}
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !OF_CONNECTION.has(name)) kept[name] = value
  }
  kept.host = new URL(origins.shop).host
  for (const name of ['origin', 'referer'] as const) {
    const value = headers[name]
    if (value !== undefined) kept[name] = toShop(value, origins)
  }
  return kept
}

/** A cookie of the shop for this address, which has neither its domain nor https. */
export const ownCookie = (cookie: string): string =>
  cookie
    .split(';')
    .filter((part, index) => index === 0 || !/^\s*(domain=.*|secure|partitioned)\s*$/i.test(part))
    .map((part, index) =>
      index > 0 && /^\s*samesite=none\s*$/i.test(part) ? ' SameSite=Lax' : part,
    )
    .join(';')

/** A redirect inside the shop stays here; others lead out. */
const ownLocation = (location: string, { shop }: Origins): string => {
  const url = URL.canParse(location, shop) ? new URL(location, shop) : null
  return url?.origin === shop ? url.pathname + url.search + url.hash : location
}

/** Headers of an answer of the shop; `list` has names and values in turn, as they came. */
export const answerHeaders = (
  list: Iterable<readonly [string, string]>,
  origins: Origins,
): [string, string][] =>
  [...list].flatMap(([name, value]): [string, string][] => {
    const lower = name.toLowerCase()
    if (OF_CONNECTION.has(lower) || lower === 'strict-transport-security') return []
    if (lower === 'set-cookie') return [[name, ownCookie(value)]]
    if (lower === 'location') return [[name, ownLocation(value, origins)]]
    return [[name, value]]
  })
