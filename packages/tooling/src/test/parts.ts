import { ExpectedFailure } from '../process/expected-failure.ts'
import { testMessages as messages } from './test.messages.ts'

/** In the order of running: parts that need no build come first. */
const parts = ['verify', 'unit', 'weight', 'e2e'] as const
export type Part = (typeof parts)[number]

const isPart = (name: string): name is Part => parts.includes(name as Part)

type Chosen = {
  parts: readonly Part[]
  filters: readonly string[]
  /** Instead of parts: check what differs from a commit, main by default. */
  changedSince?: { commit?: string }
}

/**
 * Parts to run, all by default. Words after a single `unit` or `e2e` select its tests.
 * @throws ExpectedFailure for an unknown part
 */
export const readParts = (all: readonly string[]): Chosen & { previews: Previews } => {
  const { args, previews } = takePreviews(all)
  return { ...readWords(args), previews }
}

/** Folders of builds by name, which the journeys see instead of what is in service. */
export type Previews = Readonly<Record<string, string>>

const PREVIEW = '--preview='

/** `--preview=catalog=remote-catalog/dist` */
const takePreviews = (all: readonly string[]): { args: readonly string[]; previews: Previews } => {
  const entries = all
    .filter((arg) => arg.startsWith(PREVIEW))
    .map((arg) => {
      const [name, folder, more] = arg.slice(PREVIEW.length).split('=')
      if (!name || !folder || more !== undefined)
        throw new ExpectedFailure(messages.badPreview(arg))
      return [name, folder] as const
    })
  return {
    args: all.filter((arg) => !arg.startsWith(PREVIEW)),
    previews: Object.fromEntries(entries),
  }
}

const readWords = (args: readonly string[]): Chosen => {
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

/** Whether builds are needed: unit tests run on the sources, journeys and weights on the built applications. */
export const needsBuild = (chosen: readonly Part[]): boolean =>
  chosen.includes('weight') || chosen.includes('e2e')
