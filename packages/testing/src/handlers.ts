import {
  type Endpoint,
  type EndpointAnswer,
  type EndpointInput,
  type ErrorCode,
  endpoints,
  errorStatuses,
  type FieldError,
  type FileAnswer,
  IGNORED_BY_POPUP_HEADER,
  mediaTypesOf,
} from '@isp/contract'
import { delay, type HttpHandler, HttpResponse, http } from 'msw'

type Endpoints = typeof endpoints
export type EndpointId = keyof Endpoints

/** A prepared response, or a function of the validated input that returns it. */
export type Prepared<Id extends EndpointId> =
  | EndpointAnswer<Endpoints[Id]>
  | ((
      input: EndpointInput<Endpoints[Id]>,
    ) =>
      | EndpointAnswer<Endpoints[Id]>
      | Response
      | Promise<EndpointAnswer<Endpoints[Id]> | Response>)

const methodOf = {
  GET: http.get,
  POST: http.post,
  PUT: http.put,
  PATCH: http.patch,
  DELETE: http.delete,
}

/** `/api/x/{id}` → a pattern for msw, on any origin. */
const patternOf = (entry: Endpoint): string => `*/bff${entry.path.replace(/\{(\w+)\}/g, ':$1')}`

const handlerOf = (
  id: EndpointId,
  resolve: (request: Request, params: Record<string, unknown>) => Response | Promise<Response>,
): HttpHandler => {
  const entry: Endpoint = endpoints[id]
  return methodOf[entry.method](patternOf(entry), async ({ request, params }) => {
    const response = await resolve(request, params)
    if (entry.ignoredByPopup?.includes(response.status)) {
      response.headers.set(IGNORED_BY_POPUP_HEADER, '1')
    }
    return response
  })
}

/** The BFF's error body for a code (§8); `fields`: invalid fields. */
export const errorResponse = (
  code: ErrorCode,
  message = `Ошибка ${code}`,
  fields?: readonly FieldError[],
): Response =>
  HttpResponse.json(
    { statusCode: errorStatuses[code], code, message, fields, requestId: 'test-request' },
    { status: errorStatuses[code] },
  )

const readForm = async ({ multipart }: Endpoint, request: Request) => {
  const form = await request.formData()
  const parts = [...form.entries()]
  const fields = parts.flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  async function* files() {
    for (const [, value] of parts) {
      if (typeof value !== 'string') yield { name: value.name, content: value.stream() }
    }
  }
  return { body: multipart?.fields?.parse(Object.fromEntries(fields)), files: files() }
}

const readInput = async (entry: Endpoint, request: Request, params: Record<string, unknown>) => ({
  params: entry.params?.parse(params),
  headers: entry.headers?.parse(Object.fromEntries(request.headers)),
  query: entry.query?.parse(Object.fromEntries(new URL(request.url).searchParams)),
  ...(entry.multipart
    ? await readForm(entry, request)
    : { body: entry.body?.parse(await request.json()) }),
})

/** A file response as the BFF sends it. */
const fileResponse = async ({ name, mediaType, content }: FileAnswer): Promise<Response> => {
  const parts: Uint8Array<ArrayBuffer>[] = []
  for await (const chunk of content) parts.push(new Uint8Array(chunk))
  return new HttpResponse(new Blob(parts), {
    headers: {
      'content-type': mediaType,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    },
  })
}

/**
 * A handler for an endpoint of the contract. Both the request of the page and the response of the test are validated
 * against the contract, so a test cannot use a shape that the BFF would refuse.
 */
export const answer = <Id extends EndpointId>(id: Id, prepared: Prepared<Id>): HttpHandler =>
  handlerOf(id, async (request, params) => {
    const entry: Endpoint = endpoints[id]
    let input: EndpointInput<Endpoints[Id]>
    try {
      input = (await readInput(entry, request, params)) as EndpointInput<Endpoints[Id]>
    } catch (error) {
      return errorResponse('REQUEST_INVALID', error instanceof Error ? error.message : undefined)
    }
    const given = typeof prepared === 'function' ? await prepared(input) : prepared
    if (given instanceof Response) return given
    const schema = entry.answers[200]
    const checked: unknown = schema?.parse(given)
    return schema && mediaTypesOf(schema)
      ? fileResponse(checked as FileAnswer)
      : HttpResponse.json(checked as never)
  })

/** The endpoint responds with an error code of the contract. */
export const refuse = (id: EndpointId, code: ErrorCode, message?: string): HttpHandler =>
  handlerOf(id, () => errorResponse(code, message))

/** A network error: there is no response. */
export const disconnect = (id: EndpointId): HttpHandler => handlerOf(id, () => HttpResponse.error())

const hanging = new EventTarget()

/** Resolves when a request has reached an endpoint that hangs: the page cannot make further progress. */
export const untilHanging = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) =>
    hanging.addEventListener('reached', () => resolve(), { once: true, signal }),
  )

/** The endpoint never responds: for loading states. */
export const hang = (id: EndpointId): HttpHandler =>
  handlerOf(id, async () => {
    hanging.dispatchEvent(new Event('reached'))
    await delay('infinite')
    return HttpResponse.error()
  })
