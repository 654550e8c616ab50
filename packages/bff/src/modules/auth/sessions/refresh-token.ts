import { createHash, createHmac, randomBytes } from 'node:crypto'

/** Opaque tokens; the database stores only their hashes. */
export type RefreshTokens = {
  /** The first token of a session, purely random. */
  create(): string
  /**
   * The only successor of a token, derived from it with our key: so it can be given again after a lost answer (D11)
   * without being stored, and nobody can derive it without the key.
   */
  successorOf(token: string): string
  hashOf(token: string): Buffer
}

export const createRefreshTokens = (key: Uint8Array): RefreshTokens => ({
  create: () => randomBytes(32).toString('base64url'),
  successorOf: (token) =>
    createHmac('sha256', key).update(`refresh-successor:${token}`).digest('base64url'),
  hashOf: (token) => createHash('sha256').update(token).digest(),
})
