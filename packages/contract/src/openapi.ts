import * as z from 'zod'
import type { Endpoint } from './endpoint.ts'
import { type ErrorCode, errorStatuses } from './errors.ts'
import { endpoints } from './generated/endpoints.ts'
import { type Multipart, mediaTypesOf } from './file-content.ts'
import { errorBodySchema } from './schemas/error.schema.ts'

type Json = Record<string, unknown>
type Direction = 'input' | 'output'

const componentPrefix = '#/components/schemas/'

/** One JSON Schema; named sub-schemas (`meta.id`) are moved into `components`. */
const toSchema = (schema: z.ZodType, io: Direction, components: Json): Json => {
  const {
    $schema: _dialect,
    $defs,
    ...rest
  } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      if (io === 'output' && jsonSchema.type === 'object') delete jsonSchema.additionalProperties
    },
  }) as Json & { $defs?: Record<string, Json> }
  const rename = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rename)
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        key === '$ref' && typeof inner === 'string'
          ? inner.replace('#/$defs/', componentPrefix)
          : rename(inner),
      ]),
    )
  }
  for (const [name, definition] of Object.entries($defs ?? {})) {
    const { id: _id, ...body } = definition
    components[name] = rename(body)
  }
  const { id, ...body } = rename(rest) as Json & { id?: string }
  if (typeof id !== 'string') return body
  if (!('$ref' in body)) components[id] = body
  return { $ref: componentPrefix + id }
}

const toParameters = (
  schema: z.ZodObject | undefined,
  place: 'path' | 'query' | 'header',
  components: Json,
) => {
  if (!schema) return []
  const { properties = {}, required = [] } = toSchema(schema, 'input', components) as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, body]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: body,
  }))
}

/** What every endpoint may answer beside its own errors. */
const anyEndpoint: readonly ErrorCode[] = [
  'REQUEST_INVALID',
  'TOO_MANY_REQUESTS',
  'INTERNAL_ERROR',
  'DATABASE_UNAVAILABLE',
]

const fileSchema: Json = { type: 'string', format: 'binary' }

const fileContent = (types: readonly string[]): Json =>
  Object.fromEntries(types.map((type) => [type, { schema: fileSchema }]))

/** A form: its fields, then `file`, or `files` where there may be several. */
const formContent = ({ fields, maxFiles }: Multipart, components: Json): Json => {
  const form = fields
    ? (toSchema(fields, 'input', components) as { properties?: Json; required?: string[] })
    : {}
  const files =
    maxFiles === 1
      ? { file: fileSchema }
      : { files: { type: 'array', items: fileSchema, maxItems: maxFiles } }
  const required = [...(form.required ?? []), ...(maxFiles === 1 ? ['file'] : [])]
  return {
    'multipart/form-data': {
      schema: { type: 'object', required, properties: { ...form.properties, ...files } },
    },
  }
}

const toOperation = (entry: Endpoint, components: Json): Json => {
  const json = (schema: z.ZodType, io: Direction) => ({
    'application/json': { schema: toSchema(schema, io, components) },
  })
  const answerContent = (schema: z.ZodType) => {
    const types = mediaTypesOf(schema)
    return types ? fileContent(types) : json(schema, 'output')
  }
  const errorAnswer = json(errorBodySchema, 'output')
  const codes = [...anyEndpoint, ...(entry.errors ?? [])]
  const errors: Record<number, string[]> = {}
  for (const code of codes) {
    const status = errorStatuses[code]
    errors[status] = [...(errors[status] ?? []), code]
  }
  const failed = Object.entries(errors).filter(([status]) => !(Number(status) in entry.answers))
  return {
    operationId: entry.id,
    summary: entry.summary,
    tags: [entry.path.split('/')[2]],
    'x-access': entry.access,
    ...(entry.ignoredByPopup ? { 'x-ignored-by-popup': entry.ignoredByPopup } : {}),
    parameters: [
      ...toParameters(entry.params, 'path', components),
      ...toParameters(entry.query, 'query', components),
      ...toParameters(entry.headers, 'header', components),
    ],
    ...(entry.multipart
      ? { requestBody: { required: true, content: formContent(entry.multipart, components) } }
      : {}),
    ...(entry.body ? { requestBody: { required: true, content: json(entry.body, 'input') } } : {}),
    responses: {
      ...Object.fromEntries(
        Object.entries(entry.answers).map(([status, schema]) => [
          status,
          { description: entry.summary, content: answerContent(schema) },
        ]),
      ),
      ...Object.fromEntries(
        failed.map(([status, names]) => [
          status,
          { description: names.join(', '), content: errorAnswer },
        ]),
      ),
    },
  }
}

/** The OpenAPI 3.1 document of the whole table. Deterministic: the same table gives the same bytes. */
export const buildOpenApi = (): Json => {
  const components: Json = {}
  const paths: Record<string, Json> = {}
  for (const entry of Object.values<Endpoint>(endpoints)) {
    const operation = toOperation(entry, components)
    paths[entry.path] = { ...paths[entry.path], [entry.method.toLowerCase()]: operation }
  }
  const sorted = Object.fromEntries(Object.entries(components).sort(([a], [b]) => (a < b ? -1 : 1)))
  return {
    openapi: '3.1.0',
    info: { title: 'ИСП: BFF магазина инструмента', version: '1.0.0' },
    servers: [{ url: '/bff' }],
    paths,
    components: { schemas: sorted },
  }
}
