import { SHELL_NAME } from '../registry.ts'
import type { ReleaseUses } from '../usage.ts'
import { RefusedRelease } from './release-refusal.ts'

/** What is compared of a release; the shell gives no fragments. */
type Embedding = {
  name: string
  version: string
  fragments?: readonly string[]
  lateFragments?: readonly string[] | undefined
  uses?: Pick<ReleaseUses, 'fragments'> | undefined
}

/** Fragments that a release gives, as others name them; null for one made before all of them were collected. */
const givenFragments = (release: Embedding): readonly string[] | null => {
  const { name, fragments = [], lateFragments } = release
  if (name !== SHELL_NAME && !lateFragments) return null
  return [...fragments, ...(lateFragments ?? [])].map((one) => `${name}/${one}`)
}

/** A fragment that a release embeds and its owner in service does not give. */
export type LackedFragment = { name: string; version: string; fragment: string }

/** Fragments that releases in service embed and do not get: their owner is in service without them, or not at all. */
export const lackedFragments = (inService: readonly Embedding[]): LackedFragment[] => {
  const given = new Map(inService.map((one) => [one.name, givenFragments(one)]))
  const isGiven = (fragment: string): boolean => {
    const fragments = given.get(ownerOf(fragment))
    return fragments === null || fragments?.includes(fragment) === true
  }
  return inService.flatMap(({ name, version, uses }) =>
    (uses?.fragments ?? [])
      .filter((fragment) => !isGiven(fragment))
      .map((fragment) => ({ name, version, fragment })),
  )
}

const ownerOf = (fragment: string): string => fragment.slice(0, fragment.indexOf('/'))

/**
 * Refuses a release, new or returned to, without a fragment that its predecessor gives and another release in service
 * embeds: the other one is released without it first. Only commands ask this. A web server whose release has failed
 * takes the one before even so, for a missing fragment leaves its fallback on the page and a missing remote no page.
 */
export const checkTaken = (release: Embedding, inService: readonly Embedding[]): void => {
  const others = inService.filter(({ name }) => name !== release.name)
  if (others.length === inService.length) return // nothing of this name is in service
  const isLackedBefore = (one: LackedFragment) =>
    lackedFragments(inService).some(
      ({ name, fragment }) => name === one.name && fragment === one.fragment,
    )
  const taken = lackedFragments([...others, release]).find(
    (one) =>
      one.name !== release.name && ownerOf(one.fragment) === release.name && !isLackedBefore(one),
  )
  if (taken) throw new RefusedRelease('fragment-taken', `${taken.fragment} (${taken.name})`)
}
