import { createHash, randomBytes } from 'node:crypto'

const PREFIX = 'isp_'

/** A key of the data load: 256 random bits. Shown once; the database has its hash. */
export const createKey = (): string => PREFIX + randomBytes(32).toString('base64url')

/** No salt: nobody guesses 256 bits, and the hash is how a key is found. */
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('hex')

/** How the staff tells keys apart. */
export const hintOf = (key: string): string => key.slice(-4)
