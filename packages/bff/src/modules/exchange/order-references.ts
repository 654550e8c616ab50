import {
  type LoadContext,
  type LoadedEntity,
  type LoadReference,
  storedId,
} from '../../load/loaded-entity.ts'
import type { ReadItem } from './read-records.ts'

export type Entities = ReadonlyMap<string, LoadedEntity>

export type Ordered = {
  /** Records to write: each level refers only to existing records or to earlier levels. */
  levels: ReadItem[][]
  /** Records that refer to missing ones, each with all its missing references. */
  waiting: { item: ReadItem; missing: readonly LoadReference[] }[]
  /** Records of this call that refer to each other in a cycle. */
  circular: { item: ReadItem; path: string }[]
}

/** Those of the references that exist, as `entity id`. */
const findKnown = async (
  context: LoadContext,
  entities: Entities,
  references: readonly LoadReference[],
): Promise<(reference: LoadReference) => boolean> => {
  const known = new Set<string>()
  for (const [name, wanted] of Map.groupBy(references, ({ entity }) => entity)) {
    const target = entities.get(name)
    if (!target) throw new Error(`No records are called ${name}`)
    const idOf = (id: string) => storedId(target, context.ids, id)
    const found = await target.known(context, [...new Set(wanted.map(({ id }) => idOf(id)))])
    for (const { id } of wanted) if (found.has(idOf(id))) known.add(`${name} ${id}`)
  }
  return ({ entity, id }) => known.has(`${entity} ${id}`)
}

const withoutRepeats = (references: readonly LoadReference[]): readonly LoadReference[] => [
  ...new Map(references.map((one) => [`${one.entity} ${one.id}`, one])).values(),
]

/** Sorts records by their references; records with missing references wait. */
export const orderByReferences = async (
  context: LoadContext,
  entities: Entities,
  entity: LoadedEntity,
  items: readonly ReadItem[],
): Promise<Ordered> => {
  const referencesOf = new Map(items.map((item) => [item, entity.references(item.record)] as const))
  const isKnown = await findKnown(context, entities, [...referencesOf.values()].flat())
  const inCall = new Map(items.map((item) => [item.id, item]))
  /** The record of this call with the id of the reference. */
  const ownOf = (reference: LoadReference): ReadItem | undefined =>
    reference.entity === entity.name
      ? inCall.get(storedId(entity, context.ids, reference.id))
      : undefined
  const missingOf = (item: ReadItem) =>
    (referencesOf.get(item) ?? []).filter((reference) => !isKnown(reference))

  const levels: ReadItem[][] = []
  const written = new Set<ReadItem>()
  let rest = [...items]
  for (;;) {
    const level = rest.filter((item) =>
      missingOf(item).every((reference) => {
        const own = ownOf(reference)
        return own !== undefined && written.has(own)
      }),
    )
    if (level.length === 0) break
    for (const item of level) written.add(item)
    levels.push(level)
    rest = rest.filter((item) => !written.has(item))
  }

  const closesCircle = (item: ReadItem): boolean => {
    const seen = new Set<ReadItem>()
    let open = [item]
    while (open.length > 0) {
      const next = open.flatMap((one) => missingOf(one).flatMap((missing) => ownOf(missing) ?? []))
      if (next.includes(item)) return true
      open = next.filter((one) => !seen.has(one))
      for (const one of open) seen.add(one)
    }
    return false
  }
  const circular: Ordered['circular'] = []
  const waiting: Ordered['waiting'] = []
  for (const item of rest) {
    const missing = missingOf(item)
    const own = missing.find((reference) => ownOf(reference) !== undefined)
    const isAllOwn = missing.every((reference) => ownOf(reference) !== undefined)
    if (own && isAllOwn && closesCircle(item)) circular.push({ item, path: own.path })
    else waiting.push({ item, missing: withoutRepeats(missing) })
  }
  return { levels, waiting, circular }
}
