import { type Endpoint, type ErrorCode, type FieldError, parseFields } from '@isp/contract'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import { AppError, fieldError, invalidFields } from '../app-error.ts'
import type { MultipartInput } from './multipart-input.ts'

type Place = 'params' | 'query' | 'body' | 'headers'

/** The contract has nothing deeper; without a limit, recursion over thousands of levels would overflow the stack. */
const MAX_DEPTH = 50
const SHOWN_DEPTH = 4

/** The first invalid text within the value, or the first value nested too deep. */
export const findUnfit = (
  value: unknown,
  isFit: (text: string, path: readonly PropertyKey[]) => boolean,
  path: readonly PropertyKey[] = [],
): FieldError | null => {
  if (typeof value === 'string')
    return isFit(value, path) ? null : fieldError(path.join('.'), 'TEXT_CHARACTERS')
  if (value === null || typeof value !== 'object') return null
  if (path.length > MAX_DEPTH) return fieldError(path.slice(0, SHOWN_DEPTH).join('.'), 'INVALID')
  for (const [key, inner] of Object.entries(value)) {
    const found = findUnfit(inner, isFit, [...path, key])
    if (found) return found
  }
  return null
}

/**
 * PostgreSQL cannot store U+0000 in texts, so it is refused here for all endpoints, except in the list that a handler
 * checks item by item.
 */
const fitFor =
  (perItemList: string | undefined) =>
  (text: string, [field]: readonly PropertyKey[]): boolean =>
    !text.includes('\0') || (field !== undefined && field === perItemList)

/**
 * The error code for a path that cannot name anything: `/sections/<script>` is a missing section, not an invalid form
 * (D20).
 */
const missingCode = (entry: Endpoint): ErrorCode | undefined => {
  const codes = (entry.errors ?? []).filter((code) => code.endsWith('_NOT_FOUND'))
  return codes.length === 1 ? codes[0] : undefined
}

/** The error code of a header, where the endpoint has one: `idempotency-key` → IDEMPOTENCY_KEY_REQUIRED. */
const headerCode = (entry: Endpoint, field: string): ErrorCode | undefined => {
  const name = `${field.toUpperCase().replaceAll('-', '_')}_REQUIRED`
  return entry.errors?.find((code) => code === name)
}

const codeOf = (entry: Endpoint, place: Place, field: string): ErrorCode | undefined => {
  if (place === 'params') return missingCode(entry)
  return place === 'headers' ? headerCode(entry, field) : undefined
}

type Part = { value: unknown; errors: readonly FieldError[] }

/** If the input is not an object at all, no field can be named, so the error names the part: body, query and so on. */
const named = (error: FieldError, place: Place): FieldError =>
  error.path === '' ? { ...error, path: place } : error

const readPart = (
  place: Place,
  schema: z.ZodType | undefined,
  raw: unknown,
  perItemList?: string,
): Part => {
  if (!schema) return { value: undefined, errors: [] }
  const parsed = parseFields(schema, raw)
  if (!parsed.isSound) {
    return { value: undefined, errors: parsed.errors.map((error) => named(error, place)) }
  }
  const unfit = findUnfit(parsed.value, fitFor(perItemList))
  const errors = unfit ? [named(unfit, place)] : []
  return { value: parsed.value, errors }
}

const noFields = z.strictObject({}).transform(() => undefined)

/**
 * Validates params, headers, query and body with the endpoint's schemas. Undeclared query parameters and headers are
 * ignored (links often carry foreign ones); undeclared fields of a body are refused by its strict schema.
 * @throws AppError REQUEST_INVALID with all wrong fields; the endpoint's only *_NOT_FOUND for an impossible path, its
 * own code for a header
 */
export const readInput = (entry: Endpoint, request: FastifyRequest, form?: MultipartInput) => {
  const parts = {
    params: readPart('params', entry.params, request.params),
    headers: readPart('headers', entry.headers, request.headers),
    query: readPart('query', entry.query, request.query),
    body: form
      ? readPart('body', entry.multipart?.fields ?? noFields, form.fields)
      : readPart('body', entry.body, request.body, entry.perItemList),
  }
  for (const place of ['params', 'headers'] as const) {
    const [wrong] = parts[place].errors
    const code = wrong && codeOf(entry, place, wrong.path)
    if (code) throw new AppError(code)
  }
  const [first, ...others] = Object.values(parts).flatMap(({ errors }) => errors)
  if (first) throw invalidFields(first, ...others)
  return {
    params: parts.params.value,
    headers: parts.headers.value,
    query: parts.query.value,
    body: parts.body.value,
    files: form?.files,
  }
}
