import { type Endpoint, endpoints } from '@isp/contract'
import { LIVE_PATH } from '@isp/contract/urls'

export { readCalls } from '@isp/contract/read-calls'
export { LIVE_PATH }

/** RFC 9110 §9.2.2: asking twice has the effect of asking once. The web server repeats by the same rule. */
export const idempotentMethods = ['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'] as const

const KILOBYTE = 1024

const all: readonly Endpoint[] = Object.values(endpoints)

const bodyOf = ({ maxBody = 0, multipart }: Endpoint): number =>
  Math.max(maxBody, multipart ? multipart.maxFiles * multipart.maxBytes : 0)

/** Longest body that any call takes, in whole megabytes, with room for what surrounds files in a form. */
export const longestBodyMegabytes = Math.ceil(
  (Math.max(...all.map(bodyOf)) + 64 * KILOBYTE) / KILOBYTE ** 2,
)
