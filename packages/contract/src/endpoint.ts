import type * as z from 'zod'
import type { Access } from './access.ts'
import type { ErrorCode } from './errors.ts'
import type { IncomingFile, Multipart } from './file-content.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** An entry of the endpoint table. Paths are relative to `/bff`; parameters are written `{name}`. */
export type Endpoint = {
  id: string
  method: Method
  path: `/api/${string}`
  summary: string
  access: Access
  /**
   * How much of the caller is checked. Absent: token, company and agreement. `account`: only the token, so that an outdated company does
   * not prevent the request for the right ones. `nobody`: not even the token, which may have expired.
   */
  caller?: 'account' | 'nobody'
  params?: z.ZodObject
  /** Request headers beside the context headers of §6, in lower case. */
  headers?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** Maximum length of the body in bytes, if larger than the default. */
  maxBody?: number
  /** A POST that changes nothing: its question is too long for an address. Whoever passes it on may repeat it. */
  isRead?: true
  /** No body is refused: one that is not JSON counts as an empty object. */
  takesAnyBody?: true
  /** The handler needs the original bytes of the body (`rawBodyOf`), to check a signature. */
  hasRawBody?: true
  /** The body may be compressed with gzip; the limit applies to the decompressed bytes. */
  acceptsGzip?: true
  /** Name of a list in the body whose items the handler validates one by one: an invalid item does not refuse the others. */
  perItemList?: string
  /** A valid body that needs no other data: shown in OpenAPI and sent by the test of permissions. */
  example?: unknown
  /** Instead of `body`: a form with files; its fields are passed as `body`. */
  multipart?: Multipart
  answers: Readonly<Record<number, z.ZodType>>
  /** Name of a list in the 200 response that may have thousands of rows: it is serialised in parts, so that other requests run in between. */
  chunkedList?: string
  /**
   * Name of a list in the 200 response whose rows are often the same objects as in earlier responses: their JSON is
   * cached as long as they exist.
   */
  cachedList?: string
  /** The endpoint's own errors, beside those of any endpoint and of the access check (`errorsOf`). */
  errors?: readonly ErrorCode[]
  /** Statuses that the caller handles instead of the error popup (§8); the response then has IGNORED_BY_POPUP_HEADER. */
  ignoredByPopup?: readonly number[]
  /**
   * For whom the response is the same: everybody, or everybody with the same prices. Absent: only for the caller. It is
   * sent as SAME_FOR_HEADER; pages made only of such responses are shared (record 032).
   */
  sameFor?: 'everybody' | 'prices'
  /**
   * Seconds for which any cache, the browser's included, may keep a 200 response (`public, max-age`); absent means
   * `no-store`.
   */
  maxAge?: number
}

/** Keeps the literal types of an entry, from which the handler's input and output types are derived. */
export const endpoint = <const E extends Endpoint>(entry: E): E => entry

type Part<
  E extends Endpoint,
  K extends 'params' | 'query' | 'body' | 'headers',
> = E[K] extends z.ZodType ? z.output<E[K]> : undefined

type Body<E extends Endpoint> = E['multipart'] extends { fields: infer F extends z.ZodType }
  ? z.output<F>
  : Part<E, 'body'>

/** Input of a handler: validated params, query, body and declared headers; files as they arrive. */
export type EndpointInput<E extends Endpoint> = {
  params: Part<E, 'params'>
  query: Part<E, 'query'>
  body: Body<E>
  headers: Part<E, 'headers'>
  files: E['multipart'] extends Multipart ? AsyncIterable<IncomingFile> : undefined
}

/** Response type of any status. */
export type EndpointAnswers<E extends Endpoint> = z.output<
  Extract<E['answers'][keyof E['answers']], z.ZodType>
>

/** What a handler returns on success (status 200). */
export type EndpointAnswer<E extends Endpoint> = E['answers'][200] extends z.ZodType
  ? z.output<E['answers'][200]>
  : never
