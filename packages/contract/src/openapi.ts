import * as z from 'zod'
import type { Endpoint } from './endpoint.ts'
import { errorsOf } from './endpoint-errors.ts'
import { errorStatuses } from './errors.ts'
import { contentOf, type Multipart, mediaTypesOf } from './file-content.ts'
import { endpoints } from './generated/endpoints.ts'
import { errorBodySchema } from './schemas/error.schema.ts'
import { SITE_NAME } from './site.ts'

type Json = Record<string, unknown>
type Direction = 'input' | 'output'
type Components = { schemas: Json; responses: Json }

const componentPrefix = '#/components/schemas/'

/** A zod schema as JSON Schema; named sub-schemas (`meta.id`) are moved into `components`. */
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

const json = (schema: z.ZodType, io: Direction, components: Json): Json => ({
  'application/json': { schema: toSchema(schema, io, components) },
})

const fileSchema: Json = { type: 'string', format: 'binary' }

const fileContent = (types: readonly string[]): Json =>
  Object.fromEntries(types.map((type) => [type, { schema: fileSchema }]))

/** A form: its fields, then `file`, or `files` if several are allowed. */
const formContent = ({ fields, maxFiles }: Multipart, schemas: Json): Json => {
  const form = fields
    ? (toSchema(fields, 'input', schemas) as { properties?: Json; required?: string[] })
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

const bodyContent = ({ body, example, multipart }: Endpoint, schemas: Json): Json | null => {
  if (multipart) return formContent(multipart, schemas)
  if (!body) return null
  const schema = toSchema(body, 'input', schemas)
  return { 'application/json': { schema, ...(example === undefined ? {} : { example }) } }
}

const answerContent = (schema: z.ZodType, schemas: Json): Json => {
  const content = contentOf(schema)
  if (content) return json(content, 'output', schemas)
  const types = mediaTypesOf(schema)
  return types ? fileContent(types) : json(schema, 'output', schemas)
}

const OTHER_METHODS = '405.METHOD_NOT_ALLOWED'

/** The response to a method that the path does not support (RFC 9110 §15.5.6). */
const otherMethods = (schemas: Json): Json => ({
  description: 'METHOD_NOT_ALLOWED: the path knows other methods, named in `allow`',
  headers: { allow: { required: true, schema: { type: 'string', examples: ['GET, POST'] } } },
  content: json(errorBodySchema, 'output', schemas),
})

/** Error responses by status, each stored once in the components: `409.COMPANY_REQUIRED.BASKET_EMPTY`. */
const toRefusals = (entry: Endpoint, { schemas, responses }: Components): Json => {
  const byStatus = Map.groupBy(errorsOf(entry), (code) => errorStatuses[code])
  const refusals = [...byStatus].filter(([status]) => !(status in entry.answers))
  return Object.fromEntries(
    refusals.map(([status, codes]) => {
      const name = [status, ...codes].join('.')
      responses[name] ??= {
        description: codes.join(', '),
        content: json(errorBodySchema, 'output', schemas),
      }
      return [status, { $ref: `#/components/responses/${name}` }]
    }),
  )
}

const toOperation = (entry: Endpoint, components: Components): Json => {
  const { schemas } = components
  const content = bodyContent(entry, schemas)
  return {
    operationId: entry.id,
    summary: entry.summary,
    tags: [entry.path.split('/')[2]],
    'x-access': entry.access,
    ...(entry.ignoredByPopup ? { 'x-ignored-by-popup': entry.ignoredByPopup } : {}),
    parameters: [
      ...toParameters(entry.params, 'path', schemas),
      ...toParameters(entry.query, 'query', schemas),
      ...toParameters(entry.headers, 'header', schemas),
    ],
    ...(content ? { requestBody: { required: true, content } } : {}),
    responses: {
      ...Object.fromEntries(
        Object.entries(entry.answers).map(([status, schema]) => [
          status,
          {
            description: entry.summary,
            ...(status !== '204' && { content: answerContent(schema, schemas) }),
          },
        ]),
      ),
      ...toRefusals(entry, components),
    },
  }
}

const sorted = (parts: Json): Json =>
  Object.fromEntries(Object.entries(parts).sort(([a], [b]) => (a < b ? -1 : 1)))

/** The OpenAPI 3.1 document of all endpoints. Deterministic: the same table gives the same bytes. */
export const buildOpenApi = (): Json => {
  const components: Components = { schemas: {}, responses: {} }
  const paths: Record<string, Json> = {}
  for (const entry of Object.values<Endpoint>(endpoints)) {
    const operation = toOperation(entry, components)
    paths[entry.path] = { ...paths[entry.path], [entry.method.toLowerCase()]: operation }
  }
  components.responses[OTHER_METHODS] = otherMethods(components.schemas)
  return {
    openapi: '3.1.0',
    info: {
      title: `${SITE_NAME}: BFF магазина инструмента`,
      version: '1.0.0',
      description: 'Метод, которого у адреса нет, отвечает 405 и называет в `allow` те, что есть.',
    },
    servers: [{ url: '/bff' }],
    paths,
    components: {
      schemas: sorted(components.schemas),
      responses: sorted(components.responses),
    },
  }
}
