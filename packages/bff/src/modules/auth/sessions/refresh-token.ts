import { createHash, createHmac, randomBytes } from 'node:crypto'

/** Opaque to everybody but us; the database knows only hashes of them. */
export type RefreshTokens = {
  /** A first token, from nothing but chance. */
  create(): string
  /**
   * The one successor of a token. It follows from the token and our key, so that it can be given once more after a
   * lost answer (D11) though it is stored nowhere; without the key nobody can tell it.
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
