import { createHash } from 'node:crypto'

const hashOf = (script: string): string =>
  `sha256-${createHash('sha256').update(script).digest('base64')}`

/**
 * What a page may load: this origin only. Its inline scripts are allowed by their hashes: the bytes of a page are the
 * same for everybody, and a page that is kept carries no secret. `hasMap`: a page of ours may stand in a frame. Emotion writes style elements.
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

export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
} as const
