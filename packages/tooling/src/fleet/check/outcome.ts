import { ExpectedFailure } from '../../process/expected-failure.ts'
import { fleetMessages as messages } from '../fleet.messages.ts'

/** What became of a check; `absent`: the program that it needs is not here. */
export type Outcome =
  | { title: string; state: 'good'; note: string }
  | { title: string; state: 'bad'; reason: string }
  | { title: string; state: 'absent'; program: string }

/** @throws ExpectedFailure when two values differ */
export const expectSame = (what: string, expected: unknown, got: unknown): void => {
  if (JSON.stringify(expected) !== JSON.stringify(got))
    throw new ExpectedFailure(messages.expected(what, expected, got))
}

/** Does a check, which may give a note; what it throws is its reason. */
export const outcomeOf = async (title: string, work: () => Promise<unknown>): Promise<Outcome> => {
  try {
    const note = await work()
    return { title, state: 'good', note: typeof note === 'string' ? note : '' }
  } catch (error) {
    return { title, state: 'bad', reason: error instanceof Error ? error.message : String(error) }
  }
}
