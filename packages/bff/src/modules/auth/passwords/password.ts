import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { AppError } from '../../../kernel/app-error.ts'

/** argon2id (the default of the library), 19 MiB, t = 2: 25 ms of CPU a check (D8). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Files and DNS need some of libuv's four threads too, and a core is left to those who are not signing in: on two cores
 * two checks at once made the others wait three times as long.
 */
const MAX_AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1))
/** Some two or three seconds of waiting; more people than that are better told to come again. */
const MAX_WAITING = 100

export type Passwords = {
  /** Asked before anything is counted against somebody. @throws AppError SERVER_OVERLOADED when too many wait already */
  ensureRoom(): void
  hash(password: string): Promise<string>
  /**
   * Whether the password belongs to the hash. No hash (no such account) takes the same time and is never right.
   * @throws AppError SERVER_OVERLOADED when too many wait already
   */
  verify(stored: string | null, password: string): Promise<boolean>
}

/** Runs at most so many at once, the rest wait in turn. */
const createTurnstile = (atOnce: number, maxWaiting: number) => {
  let running = 0
  const waiting: (() => void)[] = []
  const ensureRoom = (): void => {
    if (running >= atOnce && waiting.length >= maxWaiting) throw new AppError('SERVER_OVERLOADED')
  }
  const pass = async <T>(work: () => Promise<T>): Promise<T> => {
    ensureRoom()
    if (running >= atOnce) {
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
  return { ensureRoom, pass }
}

/** A password comes as the contract's field has left it: trimmed (D8). */
export const createPasswords = async (): Promise<Passwords> => {
  const { ensureRoom, pass: inTurn } = createTurnstile(MAX_AT_ONCE, MAX_WAITING)
  const nobody = await hash(randomBytes(32).toString('base64url'), COST)
  return {
    ensureRoom,
    hash: (password) => inTurn(() => hash(password, COST)),
    verify: (stored, password) =>
      inTurn(async () => {
        const isRight = await verify(stored ?? nobody, password).catch(() => false)
        return isRight && stored !== null
      }),
  }
}
