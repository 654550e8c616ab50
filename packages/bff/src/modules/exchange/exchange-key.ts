import { createHash, randomBytes } from 'node:crypto'

const PREFIX = 'isp_'

/** A key of the data load: 256 random bits. Shown once; the database stores its hash. */
export const createKey = (): string => PREFIX + randomBytes(32).toString('base64url')

/** Unsalted, because the hash is used to find the key and 256 random bits cannot be guessed. */
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('hex')

/** The last characters, by which the staff tells keys apart. */
export const hintOf = (key: string): string => key.slice(-4)
