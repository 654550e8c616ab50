import * as z from 'zod'

/** A file as the response of a handler: streamed, never completely in memory. */
export type FileAnswer = {
  /** File name for the user's download. */
  name: string
  mediaType: string
  /** Bytes, if known in advance. */
  size?: number
  /** For a file that may be cached and revalidated: a client with this version gets 304. */
  version?: { etag: string; modifiedAt: Date }
  content: AsyncIterable<Uint8Array>
}

/** A file of a form, as it arrives; read once, in the order of the form. */
export type IncomingFile = {
  /** The name given by the client: not checked. */
  name: string
  /** Fails if the client disconnects or exceeds the limit. */
  content: AsyncIterable<Uint8Array>
}

/** A form with files (RFC 7578), read as a stream: first the fields, then the parts named `file`, or `files` if several are allowed. */
export type Multipart = {
  fields?: z.ZodObject
  maxFiles: number
  /** Per file. */
  maxBytes: number
}

const mediaTypes = new WeakMap<z.ZodType, readonly string[]>()
const contents = new WeakMap<z.ZodType, z.ZodType>()

/**
 * For `answers` of an endpoint: a file of one of these media types (default: any). `content`: schema of a JSON file,
 * for OpenAPI only; it is not validated.
 */
export const fileAnswer = (
  types: readonly string[] = ['application/octet-stream'],
  content?: z.ZodType,
): z.ZodType<FileAnswer> => {
  const schema = z.custom<FileAnswer>(
    (value) => value !== null && typeof value === 'object' && 'content' in value,
  )
  mediaTypes.set(schema, types)
  if (content) contents.set(schema, content)
  return schema
}

/** Schema of a JSON file that an endpoint returns. */
export const contentOf = (schema: z.ZodType): z.ZodType | undefined => contents.get(schema)

/** Media types of a file response; undefined: the response is JSON. */
export const mediaTypesOf = (schema: z.ZodType): readonly string[] | undefined =>
  mediaTypes.get(schema)
