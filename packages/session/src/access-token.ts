/** What a browser may read out of an access token. Only the server trusts it, so nothing is verified here. */
export type TokenClaims = {
  subject: string
  /** The sign-in that the token belongs to: the same after each rotation (D27). */
  sessionId: string
  /** Milliseconds since 1970; null when the token does not say. */
  expiresAt: number | null
}

const decode = (part: string): unknown => {
  const binary = atob(part.replaceAll('-', '+').replaceAll('_', '/'))
  return JSON.parse(new TextDecoder().decode(Uint8Array.from(binary, (c) => c.charCodeAt(0))))
}

/** The claims of a token, or null when it is no token at all. */
export const readClaims = (token: string | null): TokenClaims | null => {
  try {
    // Stryker disable next-line StringLiteral: neither is a part of a token
    const claims = decode(String(token).split('.')[1] ?? '') as Record<string, unknown>
    return {
      subject: String(claims.sub),
      sessionId: String(claims.sid),
      expiresAt: typeof claims.exp === 'number' ? claims.exp * 1000 : null,
    }
  } catch {
    return null
  }
}
