type Json = Readonly<Record<string, unknown>>
export type OpenApi = { paths: Json; components?: { schemas?: Json; responses?: Json } }

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const WORDS = new Set(['title', 'description', 'summary', 'example', 'examples', 'id'])
const UNIONS = ['oneOf', 'anyOf', 'allOf']

/**
 * An operation as lines about its fields: `body.lines[].quantity: {"type":"integer","minimum":1}`; optional ones have a
 * `?`.
 */
const linesOf = (document: OpenApi) => {
  const resolve = (value: Json): Json => {
    if (typeof value.$ref !== 'string') return value
    const steps = value.$ref.replace(/^#\//, '').split('/')
    const found = steps.reduce<unknown>((at, step) => (isJson(at) ? at[step] : undefined), document)
    return isJson(found) ? found : {}
  }
  const fields = (value: unknown, place: string, above: readonly unknown[]): string[] => {
    if (!isJson(value)) return []
    const schema = resolve(value)
    if (above.includes(schema)) return [`${place}: …`]
    const inside = (inner: unknown, name: string) => fields(inner, name, [...above, schema])
    const { properties, required, items, additionalProperties, ...rest } = schema
    const names = Array.isArray(required) ? required : []
    const unions = UNIONS.flatMap((key) => (Array.isArray(rest[key]) ? rest[key] : []))
    const values = Array.isArray(rest.enum) ? rest.enum : []
    const left = new Set([...WORDS, ...UNIONS, 'enum'])
    const own = Object.entries(rest).filter(([key]) => !left.has(key))
    const isLeaf = !properties && !items && !isJson(additionalProperties) && unions.length === 0
    return [
      ...(isLeaf ? [`${place}: ${JSON.stringify(Object.fromEntries(own))}`] : []),
      ...values.map((value) => `${place} = ${JSON.stringify(value)}`),
      ...Object.entries(isJson(properties) ? properties : {}).flatMap(([key, inner]) =>
        inside(inner, `${place}.${key}${names.includes(key) ? '' : '?'}`),
      ),
      ...inside(items, `${place}[]`),
      ...inside(additionalProperties, `${place}.*`),
      ...unions.flatMap((one) => inside(one, place)),
    ]
  }
  const contents = (value: unknown, place: string): string[] => {
    const { content } = resolve(isJson(value) ? value : {})
    if (!isJson(content)) return [place]
    return Object.entries(content).flatMap(([type, body]) => [
      `${place}: ${type}`,
      ...fields(isJson(body) ? body.schema : null, place, []),
    ])
  }
  return (operation: Json): string[] => {
    const { parameters, requestBody, responses } = operation
    return [
      ...(Array.isArray(parameters) ? parameters : []).filter(isJson).flatMap((one) => {
        const { in: place, name, required, schema } = resolve(one)
        return fields(schema, `${place}.${name}${required ? '' : '?'}`, [])
      }),
      ...(requestBody ? contents(requestBody, 'body') : []),
      ...Object.entries(isJson(responses) ? responses : {}).flatMap(([status, answer]) =>
        contents(answer, status),
      ),
    ]
  }
}

/** Calls by method and path, each with its lines. */
export const operationsOf = (document: OpenApi): ReadonlyMap<string, readonly string[]> => {
  const describe = linesOf(document)
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(isJson(methods) ? methods : {}).flatMap(([method, operation]) =>
      isJson(operation)
        ? [[`${method.toUpperCase()} ${path}`, [...new Set(describe(operation))]] as const]
        : [],
    ),
  )
  return new Map(calls)
}
