import { ExpectedFailure } from '../process/expected-failure.ts'
import { testMessages as messages } from './test.messages.ts'

/** In the order in which they run: what needs no build comes before what does. */
const parts = ['verify', 'unit', 'weight', 'e2e'] as const
export type Part = (typeof parts)[number]

const isPart = (name: string): name is Part => parts.includes(name as Part)

type Chosen = {
  parts: readonly Part[]
  filters: readonly string[]
  /** Instead of parts: what differs from a commit, main's if none is named. */
  changedSince?: { commit?: string }
}

/**
 * What is to run, all by default. Words behind a lone `unit` or `e2e` say which tests of it.
 * @throws ExpectedFailure for a part that there is not
 */
export const readParts = (args: readonly string[]): Chosen => {
  const [first, second, third] = args
  if (first === 'changed') {
    if (third !== undefined) throw new ExpectedFailure(messages.unknownPart(third, parts))
    return { parts: [], filters: [], changedSince: second === undefined ? {} : { commit: second } }
  }
  if ((first === 'unit' || first === 'e2e') && second && !isPart(second))
    return { parts: [first], filters: args.slice(1) }
  const unknown = args.find((name) => !isPart(name))
  if (unknown) throw new ExpectedFailure(messages.unknownPart(unknown, parts))
  return {
    parts: args.length > 0 ? parts.filter((part) => args.includes(part)) : parts,
    filters: [],
  }
}

/** Tests of modules run on the sources alone; journeys and weights are of the built applications. */
export const needsBuild = (chosen: readonly Part[]): boolean =>
  chosen.includes('weight') || chosen.includes('e2e')
