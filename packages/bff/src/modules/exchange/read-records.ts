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
} from '../../trade/loaded-entity.ts'

/** A record that can be worked with; `raw` is what came, for a later attempt. */
export type ReadItem = LoadItem<object> & { raw: object }
export type Refusal = { place: number; errors: FieldError[] }

const definitions = new Map<string, (typeof exchangeEntities)[number]>(
  exchangeEntities.map((definition) => [definition.name, definition]),
)

/** The id of a record that may be wrong in every other field; null where nothing can be told of it. */
export const idWithin = (
  entity: LoadedEntity,
  { ids }: Pick<LoadContext, 'ids'>,
  record: unknown,
): string | null => {
  const key = definitions.get(entity.name)?.key
  if (!key || !isObject(record)) return null
  const fields = Object.keys((key as z.ZodObject).shape)
  const own = Object.entries(record).filter(([field]) => fields.includes(field))
  const parsed = parseFields(key, Object.fromEntries(own))
  return parsed.isSound ? storedId(entity, ids, loadIdOf(parsed.value)) : null
}

/** Records that are read without giving others a turn: a few milliseconds. */
const PART = 300

const isObject = (value: unknown): value is object =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** As JSON, which PostgreSQL does not take with half a surrogate pair in it either. */
const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

/** Records of one call, each by itself: those that are sound, and what is wrong with the others. */
export const readRecords = async (
  { ids }: Pick<LoadContext, 'ids'>,
  entity: LoadedEntity,
  given: readonly { place: number; record: unknown }[],
  action: 'import' | 'delete',
): Promise<{ items: ReadItem[]; refusals: Refusal[] }> => {
  const definition = definitions.get(entity.name)
  const schema = action === 'delete' ? definition?.key : definition?.record
  if (!schema) throw new Error(`No records are called ${entity.name}`)
  const items: ReadItem[] = []
  const refusals: Refusal[] = []
  const seen = new Set<string>()
  const read = ({ place, record }: { place: number; record: unknown }): void => {
    const refuse = (path: string, code: string) =>
      refusals.push({ place, errors: [{ path, code, params: {} }] })
    if (!isObject(record)) {
      refuse('', 'NOT_A_RECORD')
      return
    }
    const parsed = parseFields(schema, record)
    if (!parsed.isSound) {
      refusals.push({ place, errors: parsed.errors })
      return
    }
    // what waits is kept as it came
    const unfit = findUnfit(record, isStorable)
    if (unfit) {
      refusals.push({ place, errors: [unfit] })
      return
    }
    const id = storedId(entity, ids, loadIdOf(parsed.value))
    if (seen.has(id)) {
      refuse('id', 'REPEATED')
      return
    }
    seen.add(id)
    items.push({ place, id, record: parsed.value, raw: record })
  }
  for await (const part of inTurns(given, PART)) part.forEach(read)
  return { items, refusals }
}
