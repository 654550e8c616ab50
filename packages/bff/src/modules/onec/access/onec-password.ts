import { createHash, randomInt } from 'node:crypto'

// without characters that look alike when they are typed from a screen: 0 O o, 1 I l
const LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 20

/** A password for 1C, some 116 random bits. Shown once; the database stores its hash. */
export const createPassword = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** Unsalted, because the hash is used to find the access and so many random bits cannot be guessed. */
export const hashOfPassword = (password: string): string =>
  createHash('sha256').update(password).digest('hex')
