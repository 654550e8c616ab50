import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { AppError } from '../../../kernel/app-error.ts'

/** argon2id (the library's default), 19 MiB, t = 2: a check takes 25 ms of CPU (D8). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Concurrent checks. They run in libuv's four threads, which files and DNS need too, and one core stays for other
 * requests: on two cores, two concurrent checks made other requests three times slower.
 */
const MAX_AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1))
/** Two or three seconds of waiting; beyond that the request is refused. */
const MAX_WAITING = 100

export type Passwords = {
  /** To be called before an attempt is counted. @throws AppError SERVER_OVERLOADED when too many are waiting */
  ensureRoom(): void
  hash(password: string): Promise<string>
  /**
   * Whether the password matches the hash. Without a hash (no such account) it takes the same time and is false.
   * @throws AppError SERVER_OVERLOADED when too many are waiting
   */
  verify(stored: string | null, password: string): Promise<boolean>
}

/** Runs `atOnce` tasks at a time, the others wait in a queue. */
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

/** Expects passwords as the contract's field gives them: trimmed (D8). */
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
