import type { Endpoint, ErrorCode } from '@isp/contract'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import { AppError } from '../app-error.ts'
import type { MultipartInput } from './multipart-input.ts'

type Place = 'params' | 'query' | 'body' | 'headers'

/** «filters[0].code»: short and without anything that is not a name, as it is shown to a person. */
const fieldOf = (path: readonly PropertyKey[], place: Place): string => {
  const text = path
    .map((part, at) => (typeof part === 'number' ? `[${part}]` : `${at ? '.' : ''}${String(part)}`))
    .join('')
  return text.replace(/[^\p{L}\d_.[\]-]/gu, '').slice(0, 60) || place
}

const firstIssue = (error: z.ZodError, place: Place): string => {
  const issue = error.issues[0]
  const extra = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
  return fieldOf([...(issue?.path ?? []), ...extra], place)
}

/** PostgreSQL has no text with U+0000 in it, so it is refused here, for all endpoints. */
const findNul = (value: unknown, path: PropertyKey[] = []): PropertyKey[] | null => {
  if (typeof value === 'string') return value.includes('\0') ? path : null
  if (value === null || typeof value !== 'object') return null
  for (const [key, inner] of Object.entries(value)) {
    const found = findNul(inner, [...path, Array.isArray(value) ? Number(key) : key])
    if (found) return found
  }
  return null
}

/** The code for a path that cannot name anything: `/sections/<script>` is a missing section, not a bad form (D20). */
const missingCode = (entry: Endpoint): ErrorCode | undefined => {
  const codes = (entry.errors ?? []).filter((code) => code.endsWith('_NOT_FOUND'))
  return codes.length === 1 ? codes[0] : undefined
}

/** A header may have a code of its own: `idempotency-key` → IDEMPOTENCY_KEY_REQUIRED, where the endpoint names it. */
const headerCode = (entry: Endpoint, field: string): ErrorCode | undefined => {
  const name = `${field.toUpperCase().replaceAll('-', '_')}_REQUIRED`
  return entry.errors?.find((code) => code === name)
}

const codeOf = (entry: Endpoint, place: Place, field: string): ErrorCode | undefined => {
  if (place === 'params') return missingCode(entry)
  return place === 'headers' ? headerCode(entry, field) : undefined
}

const refuse = (entry: Endpoint, place: Place, field: string): never => {
  const missing = codeOf(entry, place, field)
  throw missing ? new AppError(missing) : new AppError('REQUEST_INVALID', { field })
}

const readPart = (
  entry: Endpoint,
  place: Place,
  schema: z.ZodType | undefined,
  raw: unknown,
): unknown => {
  if (!schema) return undefined
  const parsed = schema.safeParse(raw)
  if (!parsed.success) return refuse(entry, place, firstIssue(parsed.error, place))
  const nul = findNul(parsed.data)
  if (nul) return refuse(entry, place, fieldOf(nul, place))
  return parsed.data
}

const noFields = z.strictObject({}).transform(() => undefined)

/**
 * Params, headers, query and body as the endpoint's schemas give them. Query parameters and headers that are not declared are ignored
 * (links gather foreign ones); undeclared fields of a body are refused by its strict schema.
 * @throws AppError REQUEST_INVALID with the field's name; the endpoint's only *_NOT_FOUND for an impossible path, its own code for a header
 */
export const readInput = (entry: Endpoint, request: FastifyRequest, form?: MultipartInput) => ({
  params: readPart(entry, 'params', entry.params, request.params),
  headers: readPart(entry, 'headers', entry.headers, request.headers),
  query: readPart(entry, 'query', entry.query, request.query),
  body: form
    ? readPart(entry, 'body', entry.multipart?.fields ?? noFields, form.fields)
    : readPart(entry, 'body', entry.body, request.body),
  files: form?.files,
})
