import { createHash } from 'node:crypto'
import { scanUrl } from '@isp/contract/urls'

const hashOf = (script: string): string =>
  `sha256-${createHash('sha256').update(script).digest('base64')}`

/**
 * The content security policy: only this origin. Inline scripts are allowed by their hashes, because the bytes of a
 * page are the same for all visitors and a cached page must contain no secret. `hasMap`: our map page may be embedded
 * in a frame. Styles are allowed inline for Emotion.
 */
export const contentSecurityPolicy = (
  inlineScripts: readonly string[],
  { hasMap = false } = {},
): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${inlineScripts.map((script) => `'${hashOf(script)}'`).join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    ...(hasMap ? ["frame-src 'self'"] : []), // D61
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

const isScan = (address: string): boolean => address.split('?')[0] === scanUrl()

/** The policy of a page: only that of the scanner may compile what reads bar codes. */
export const policyOf = (policy: string, address: string): string =>
  isScan(address)
    ? policy.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
    : policy

export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
} as const

/** Only the scanner's page may use the camera. */
export const securityHeadersOf = (address: string): Record<keyof typeof securityHeaders, string> =>
  isScan(address)
    ? {
        ...securityHeaders,
        'permissions-policy': securityHeaders['permissions-policy'].replace(
          'camera=()',
          'camera=(self)',
        ),
      }
    : securityHeaders
