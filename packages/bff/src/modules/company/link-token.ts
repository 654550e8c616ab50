import { createHash, randomBytes } from 'node:crypto'

/** The secret of a link in a letter; the database stores only its hash. */
export const createLinkToken = (): string => randomBytes(32).toString('base64url')

export const hashOfLink = (token: string): Buffer => createHash('sha256').update(token).digest()
