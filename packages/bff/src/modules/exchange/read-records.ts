import { exchangeEntities, parseFields } from '@isp/contract'
import type { FieldError } from '@isp/contract/fields'
import type * as z from 'zod'
import { findUnfit } from '../../kernel/http/contract-input.ts'
import { inTurns } from '../../kernel/turns.ts'
import {
  type LoadContext,
  type LoadedEntity,
  type LoadItem,
  loadIdOf,
  storedId,
} from '../../load/loaded-entity.ts'

/** A valid record; `raw` is the record as received, for a later attempt. */
export type ReadItem = LoadItem<object> & { raw: object }
export type Refusal = { place: number; errors: FieldError[] }

const definitions = new Map<string, (typeof exchangeEntities)[number]>(
  exchangeEntities.map((definition) => [definition.name, definition]),
)

/** Records read without yielding to other requests: a few milliseconds. */
const PART = 300

const isObject = (value: unknown): value is object =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** PostgreSQL's JSON accepts neither NUL characters nor unpaired surrogates. */
const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

/**
 * The stored id of a record, even if the record is refused for another reason; undefined when the id itself is
 * wrong.
 */
export const readKey = (
  { ids }: Pick<LoadContext, 'ids'>,
  entity: LoadedEntity,
  record: unknown,
): string | undefined => {
  const key = definitions.get(entity.name)?.key
  if (!key || !isObject(record)) return undefined
  const fields = Object.keys((key as z.ZodObject).shape)
  const own = Object.entries(record).filter(([field]) => fields.includes(field))
  const parsed = parseFields(key, Object.fromEntries(own))
  return parsed.isSound ? storedId(entity, ids, loadIdOf(parsed.value)) : undefined
}

/** Reads each record of one call separately. Returns the valid ones, the errors of the others, and the ids of all. */
export const readRecords = async (
  { ids }: Pick<LoadContext, 'ids'>,
  entity: LoadedEntity,
  given: readonly { place: number; record: unknown }[],
  action: 'import' | 'delete',
): Promise<{ items: ReadItem[]; refusals: Refusal[]; named: string[] }> => {
  const definition = definitions.get(entity.name)
  const schema = action === 'delete' ? definition?.key : definition?.record
  if (!schema) throw new Error(`No records are called ${entity.name}`)
  const items: ReadItem[] = []
  const refusals: Refusal[] = []
  const seen = new Set<string>()
  const named: string[] = []
  const read = ({ place, record }: { place: number; record: unknown }): void => {
    const refuseWith = (errors: FieldError[]): void => {
      refusals.push({ place, errors })
      const key = readKey({ ids }, entity, record)
      if (key !== undefined && isStorable(key)) named.push(key)
    }
    const refuse = (path: string, code: string) => refuseWith([{ path, code, params: {} }])
    if (!isObject(record)) {
      refuse('', 'NOT_A_RECORD')
      return
    }
    const parsed = parseFields(schema, record)
    if (!parsed.isSound) {
      refuseWith(parsed.errors)
      return
    }
    // records that wait are stored as received
    const unfit = findUnfit(record, isStorable)
    if (unfit) {
      refuseWith([unfit])
      return
    }
    const id = storedId(entity, ids, loadIdOf(parsed.value))
    if (seen.has(id)) {
      refuse('id', 'REPEATED')
      return
    }
    seen.add(id)
    named.push(id)
    items.push({ place, id, record: parsed.value, raw: record })
  }
  for await (const part of inTurns(given, PART)) part.forEach(read)
  return { items, refusals, named }
}
