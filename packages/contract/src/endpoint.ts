import type * as z from 'zod'
import type { Access } from './access.ts'
import type { ErrorCode } from './errors.ts'
import type { IncomingFile, Multipart } from './file-content.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** One line of the endpoint table. Paths are below `/bff`, with `{name}` for parameters. */
export type Endpoint = {
  id: string
  method: Method
  path: `/api/${string}`
  summary: string
  access: Access
  /**
   * How much of the caller is read. Absent: token, company and agreement. `account`: the token alone, so that a stale
   * company cannot stand in the way of finding out the right ones. `nobody`: not even the token, which may have expired.
   */
  caller?: 'account' | 'nobody'
  params?: z.ZodObject
  /** Request headers beside the context headers of §6, in lower case. */
  headers?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** Bytes of the body, where it may be longer than most. */
  maxBody?: number
  /** No body is refused: what is no JSON is taken for an empty object. */
  takesAnyBody?: true
  /** The handler needs the bytes of the body as they came (`rawBodyOf`), for a signature. */
  hasRawBody?: true
  /** Its body may come as gzip; the limit counts what comes out. */
  acceptsGzip?: true
  /** A list of the body whose items the handler reads one by one: an unfit one does not refuse the others. */
  readsAlone?: string
  /** A sound body that needs no other input beside it: OpenAPI shows it, the permission walk sends it. */
  example?: unknown
  /** Instead of `body`: a form with files; its fields are the handler's `body`. */
  multipart?: Multipart
  answers: Readonly<Record<number, z.ZodType>>
  /** The list of the answer 200 that may have thousands of rows: it is written in parts, and others get their turn between. */
  longList?: string
  /** The list of the answer 200 whose rows are often the very objects of an answer before: their JSON is kept as long as they are. */
  keptList?: string
  /** Its own, beside those of any endpoint and of its access column (`errorsOf`). */
  errors?: readonly ErrorCode[]
  /** Statuses that the error popup leaves to the caller (§8): such an answer says so in IGNORED_BY_POPUP_HEADER. */
  ignoredByPopup?: readonly number[]
  /**
   * Whom the answer is the same for: everybody, or all who buy at the same prices. Absent: it is the caller's own. The
   * answer says so in SAME_FOR_HEADER, and pages made of such answers alone are shared (record 032).
   */
  sameFor?: 'everybody' | 'prices'
  /** Seconds for which a shared cache may keep the answer; absent means `no-store`. */
  maxAge?: number
}

/** Keeps the literal types of a table entry, so that a handler's input and answer follow from it. */
export const endpoint = <const E extends Endpoint>(entry: E): E => entry

type Part<
  E extends Endpoint,
  K extends 'params' | 'query' | 'body' | 'headers',
> = E[K] extends z.ZodType ? z.output<E[K]> : undefined

type Body<E extends Endpoint> = E['multipart'] extends { fields: infer F extends z.ZodType }
  ? z.output<F>
  : Part<E, 'body'>

/** What a handler gets: validated params, query, body and declared headers; files as they come. */
export type EndpointInput<E extends Endpoint> = {
  params: Part<E, 'params'>
  query: Part<E, 'query'>
  body: Body<E>
  headers: Part<E, 'headers'>
  files: E['multipart'] extends Multipart ? AsyncIterable<IncomingFile> : undefined
}

/** What any status of an endpoint answers with. */
export type EndpointAnswers<E extends Endpoint> = z.output<
  Extract<E['answers'][keyof E['answers']], z.ZodType>
>

/** What a handler returns on success (status 200). */
export type EndpointAnswer<E extends Endpoint> = E['answers'][200] extends z.ZodType
  ? z.output<E['answers'][200]>
  : never
