/** Claims that the browser reads from an access token. The signature is not verified here: only the server relies on the token. */
export type TokenClaims = {
  subject: string
  /** Id of the sign-in session; stays the same after token rotation (D27). */
  sessionId: string
  /** Milliseconds since 1970; null if the token has no expiry. */
  expiresAt: number | null
}

const decode = (part: string): unknown => {
  const binary = atob(part.replaceAll('-', '+').replaceAll('_', '/'))
  return JSON.parse(new TextDecoder().decode(Uint8Array.from(binary, (c) => c.charCodeAt(0))))
}

/** The claims of a token; null if it is malformed. */
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
