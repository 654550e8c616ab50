import { exchangeEntities, parseFields } from '@isp/contract'
import type { FieldError } from '@isp/contract/fields'
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

const isObject = (value: unknown): value is object =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** PostgreSQL has no text with U+0000 in it. */
const hasNul = (value: object): boolean => JSON.stringify(value).includes('\\u0000')

/** Records of one call, each by itself: those that are sound, and what is wrong with the others. */
export const readRecords = (
  { ids }: Pick<LoadContext, 'ids'>,
  entity: LoadedEntity,
  given: readonly { place: number; record: unknown }[],
  action: 'import' | 'delete',
): { items: ReadItem[]; refusals: Refusal[] } => {
  const definition = definitions.get(entity.name)
  const schema = action === 'delete' ? definition?.key : definition?.record
  if (!schema) throw new Error(`No records are called ${entity.name}`)
  const items: ReadItem[] = []
  const refusals: Refusal[] = []
  const seen = new Set<string>()
  for (const { place, record } of given) {
    const refuse = (path: string, code: string) =>
      refusals.push({ place, errors: [{ path, code, params: {} }] })
    if (!isObject(record)) {
      refuse('', 'NOT_A_RECORD')
      continue
    }
    if (hasNul(record)) {
      refuse('', 'TEXT_CHARACTERS')
      continue
    }
    const read = parseFields(schema, record)
    if (!read.isSound) {
      refusals.push({ place, errors: read.errors })
      continue
    }
    const id = storedId(entity, ids, loadIdOf(read.value))
    if (seen.has(id)) {
      refuse('id', 'REPEATED')
      continue
    }
    seen.add(id)
    items.push({ place, id, record: read.value, raw: record })
  }
  return { items, refusals }
}
