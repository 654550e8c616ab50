import fastJson, { type Schema } from 'fast-json-stringify'
import * as z from 'zod'
import { inTurns } from '../turns.ts'

export type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isPrimitive = (schema: Json): boolean =>
  typeof schema.type === 'string' &&
  ['string', 'number', 'integer', 'boolean'].includes(schema.type)

/**
 * `anyOf` makes the serialiser validate every value against each branch, so the unions we use are rewritten in a
 * cheaper form.
 */
const simplifyUnion = (schema: Json, definitions: Json): Json => {
  const branches = (schema.anyOf as Json[]).filter((branch) => branch.type !== 'null')
  const isNullable = branches.length < (schema.anyOf as Json[]).length
  const [only, ...others] = branches
  if (only && others.length === 0) {
    const target =
      typeof only.$ref === 'string' ? definitions[only.$ref.replace('#/$defs/', '')] : only
    return { ...(target as Json), nullable: isNullable }
  }
  if (branches.every(isPrimitive)) {
    return { type: [...branches.map(({ type }) => type), ...(isNullable ? ['null'] : [])] }
  }
  return schema
}

const simplify = (value: unknown, definitions: Json): unknown => {
  if (Array.isArray(value)) return value.map((inner) => simplify(inner, definitions))
  if (!isObject(value)) return value
  const schema = Array.isArray(value.anyOf) ? simplifyUnion(value, definitions) : value
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => key !== 'id' || isObject(schema[key]))
      .map(([key, inner]) => [key, simplify(inner, definitions)]),
  )
}

/** The JSON Schema for the serialiser, without the unions that our schemas use. */
export const outputSchemaOf = (schema: z.ZodType): Json => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io: 'output',
    unrepresentable: 'any',
  }) as Json
  const definitions = isObject(json.$defs) ? json.$defs : {}
  return simplify(json, definitions) as Json
}

type TextOf = (answer: unknown) => string

/** Endpoints share schemas, and tests open many servers in one process, so each schema is compiled only once. */
const compiled = new WeakMap<z.ZodType, TextOf>()

/**
 * A serialiser from the answer's own schema: a field that the contract does not declare never leaves the server. It
 * throws when a declared field is missing.
 */
export const createSerialiser = (schema: z.ZodType): TextOf => {
  const known = compiled.get(schema)
  if (known) return known
  const serialise: TextOf = fastJson(outputSchemaOf(schema) as unknown as Schema)
  compiled.set(schema, serialise)
  return serialise
}

const listOf = (answer: Json, list: string): unknown[] => {
  const rows = answer[list]
  if (!Array.isArray(rows)) throw new Error(`"${list}" is required!`)
  return rows
}

const shortened = new WeakMap<z.ZodObject, Map<string, z.ZodObject>>()

/** The schema without one of its fields; the same object each time, so that it is compiled once. */
const without = (schema: z.ZodObject, name: string): z.ZodObject => {
  const known = shortened.get(schema) ?? new Map<string, z.ZodObject>()
  const fields = Object.entries(schema.shape).filter(([field]) => field !== name)
  const others = known.get(name) ?? z.object(Object.fromEntries(fields))
  shortened.set(schema, known.set(name, others))
  return others
}

/** The serialisers of a row of the list `list`, and of everything else. @throws Error when the schema has no such list */
const divide = (schema: z.ZodType, list: string) => {
  const rows = schema instanceof z.ZodObject ? schema.shape[list] : undefined
  if (!(schema instanceof z.ZodObject) || !(rows instanceof z.ZodArray)) {
    throw new Error(`no list «${list}» in the answer`)
  }
  const serialiseOthers = createSerialiser(without(schema, list))
  return {
    rows,
    opening: `{${JSON.stringify(list)}:[`,
    /** The text that follows the last row. */
    closingOf: (answer: Json): string => {
      const rest = serialiseOthers(answer)
      return rest === '{}' ? ']}' : `],${rest.slice(1)}`
    },
  }
}

/** Rows of one part: a few milliseconds of the process, some tens of kilobytes. */
const PART = 200

/** Whether a list is longer than one part, so that its answer should be streamed. */
export const isInParts = (answer: Json, list: string): boolean => listOf(answer, list).length > PART

/**
 * Serialises the answer in parts; the other fields follow its list `list`. A missing field ends the stream halfway.
 * @throws Error when the schema has no such list
 */
export const createPartSerialiser = (
  schema: z.ZodType,
  list: string,
): ((answer: Json) => AsyncGenerator<string>) => {
  const { rows, opening, closingOf } = divide(schema, list)
  const serialiseRows = createSerialiser(rows)
  return async function* (answer) {
    const closing = closingOf(answer)
    yield opening
    let comma = ''
    for await (const part of inTurns(listOf(answer, list), PART)) {
      yield comma + serialiseRows(part).slice(1, -1)
      comma = ','
    }
    yield closing
  }
}

const COMMA: Uint8Array = Buffer.from(',')

/**
 * Serialises the answer with cached rows: rows of `list` must be immutable objects. The cache holds bytes: a string
 * from this serialiser is a tree of its parts and takes four times the memory.
 * @throws Error when the schema has no such list
 */
export const createCachedSerialiser = (
  schema: z.ZodType,
  list: string,
): ((answer: Json) => Buffer) => {
  const { rows, opening, closingOf } = divide(schema, list)
  const serialiseRow = createSerialiser(rows.element as z.ZodType)
  const openingBytes = Buffer.from(opening)
  const written = new WeakMap<object, Buffer>()
  const bytesOf = (row: unknown): Buffer => {
    const known = isObject(row) ? written.get(row) : undefined
    if (known) return known
    const bytes = Buffer.from(serialiseRow(row))
    if (isObject(row)) written.set(row, bytes)
    return bytes
  }
  return (answer) => {
    const closing = closingOf(answer)
    const parts: Uint8Array[] = [openingBytes]
    for (const row of listOf(answer, list)) {
      if (parts.length > 1) parts.push(COMMA)
      parts.push(bytesOf(row))
    }
    parts.push(Buffer.from(closing))
    return Buffer.concat(parts)
  }
}
