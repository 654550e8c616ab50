import type { LoadContext, LoadedEntity } from '../../load/loaded-entity.ts'
import { staysAsBefore as asBefore } from './exchange.messages.ts'
import { readKey } from './read-records.ts'

type Origin = { place: number; loadId: string }

const turnOf = ({ loadId, place }: Origin): string => `${loadId} ${place}`

/** Adds to refused records what stays in force instead: the old price remains the price (D64). */
export const withRetainedValues = async <
  Outcome extends Origin & { letter: string; note?: object },
>(
  { context, entity }: { context: LoadContext; entity: LoadedEntity },
  outcomes: readonly Outcome[],
  given: readonly (Origin & { record: unknown })[],
): Promise<Outcome[]> => {
  const refused = outcomes.filter(({ letter }) => letter === 'r')
  if (refused.length === 0) return [...outcomes]
  const recordOf = new Map(given.map((one) => [turnOf(one), one.record]))
  const idOf = new Map(
    refused.map((one) => [one, readKey(context, entity, recordOf.get(turnOf(one)))]),
  )
  const ids = [...new Set([...idOf.values()].filter((id) => id !== undefined))]
  const standing = entity.standing
    ? await entity.standing(context, ids)
    : new Map([...(await entity.known(context, ids)).keys()].map((id) => [id, asBefore]))
  return outcomes.map((one) => {
    const stays = standing.get(idOf.get(one) ?? '')
    return stays && one.note ? { ...one, note: { ...one.note, stays } } : one
  })
}
