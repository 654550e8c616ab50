import { createSpending, type Spending } from '../../../kernel/cost/spending.ts'
import type { TimeLimits } from '../../../kernel/time-limits.ts'
import { createLetterLine, type LetterLine } from '../outgoing/letter-line.ts'
import { letterRefusals } from '../outgoing/letter-refusals.ts'
import { incomingLetter } from './letter-files.ts'
import { networkOfPeer, originOf } from './letter-origin.ts'
import { readInThread } from './letter-thread.ts'
import type { IncomingLetter } from './mailbox.ts'

/** So many letters at the limit a minute: beyond them letters from there wait at their own server. */
const DEAR_LETTERS = 4

type Arrival = { peer: string; from: string; to: string }

/** Letters of strangers: read in threads, in turns, and what each took of the processor is charged to where it came from. */
export type IncomingLetters = {
  /** Before any content: what is known of it by then has not spent too much. @throws LetterRefusal */
  admit(known: { peer: string; to?: string }): void
  /** @throws LetterRefusal when the place it came from has spent too much, or too many letters wait */
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
  line: LetterLine = createLetterLine(),
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
      await line(network, async () => {
        refuseSpent(keys) // while it has waited
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
