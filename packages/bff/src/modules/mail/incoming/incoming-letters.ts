import { createSpending, type Spending } from '../../../kernel/cost/spending.ts'
import type { TimeLimits } from '../../../kernel/time-limits.ts'
import { letterRefusals } from '../outgoing/letter-refusals.ts'
import { incomingLetter } from './letter-files.ts'
import { networkOfPeer, originOf } from './letter-origin.ts'
import { readInThread } from './letter-thread.ts'
import type { IncomingLetter } from './mailbox.ts'
import { createReadingQueue, type ReadingQueue } from './reading-queue.ts'

/**
 * Letters at the CPU limit that one network or recipient may cause per minute; further letters are refused for a
 * while, so the sending server keeps and repeats them.
 */
const DEAR_LETTERS = 4

type Arrival = { peer: string; from: string; to: string }

/**
 * Reads letters of strangers in threads, a few at a time. The CPU time of each is charged to the sending network
 * and to the recipient's address.
 */
export type IncomingLetters = {
  /** Checks the budget before any content is received. @throws LetterRefusal */
  admit(known: { peer: string; to?: string }): void
  /** @throws LetterRefusal when the budget of the network or recipient is spent, or too many letters wait */
  take(
    arrival: Arrival,
    content: AsyncIterable<Uint8Array>,
    receive: (letter: IncomingLetter) => Promise<void>,
  ): Promise<void>
}

const ofAddress = (to: string): string => `to ${to.toLowerCase()}`
const ofNetwork = (network: string): string => `from ${network}`

export const createIncomingLetters = (
  { readLetterMs }: Pick<TimeLimits, 'readLetterMs'>,
  read: typeof readInThread = readInThread,
  queue: ReadingQueue = createReadingQueue(),
  spending: Spending = createSpending({
    atOnceMs: DEAR_LETTERS * readLetterMs,
    perSecondMs: (DEAR_LETTERS * readLetterMs) / 60,
  }),
): IncomingLetters => {
  const refuseSpent = (keys: readonly string[]) => {
    if (keys.some((key) => spending.leftMs(key) <= 0)) throw letterRefusals.spent()
  }
  return {
    admit: ({ peer, to }) => {
      const network = networkOfPeer(peer)
      refuseSpent([
        ...(network === null ? [] : [ofNetwork(network)]),
        ...(to === undefined ? [] : [ofAddress(to)]),
      ])
    },
    take: async ({ peer, from, to }, content, receive) => {
      const { network, letter } = await originOf(peer, from, content)
      const keys = [ofNetwork(network), ofAddress(to)]
      refuseSpent(keys)
      await queue(network, async () => {
        refuseSpent(keys) // the budget may have been spent while the letter waited
        const charge = (ms: number) => {
          for (const key of keys) spending.charge(key, ms)
        }
        await receive(
          incomingLetter((reader) => read(letter, reader, { ms: readLetterMs }, charge)),
        )
      })
    },
  }
}
