import * as z from 'zod'

/** A file that a handler answers with: streamed, never as a whole in memory. */
export type FileAnswer = {
  /** As the person shall find it in the folder of downloads. */
  name: string
  mediaType: string
  /** Bytes, when known before. */
  size?: number
  /** Of what may be kept and asked for again: whoever has this version gets 304. */
  version?: { etag: string; modifiedAt: Date }
  content: AsyncIterable<Uint8Array>
}

/** One file of a form, as it comes; it is read once, in the order of the form. */
export type IncomingFile = {
  /** As its sender calls it: not checked. */
  name: string
  /** Ends with an error when the sender breaks off or exceeds the limit. */
  content: AsyncIterable<Uint8Array>
}

/**
 * A form with files (RFC 7578), read as a stream: the fields come first, then the parts called `file`, or `files` where
 * there may be several.
 */
export type Multipart = {
  fields?: z.ZodObject
  maxFiles: number
  /** Of one file. */
  maxBytes: number
}

const mediaTypes = new WeakMap<z.ZodType, readonly string[]>()

/** In the `answers` of an endpoint: no JSON but a file, of one of these types (any, unless said). */
export const fileAnswer = (
  types: readonly string[] = ['application/octet-stream'],
): z.ZodType<FileAnswer> => {
  const schema = z.custom<FileAnswer>(
    (value) => value !== null && typeof value === 'object' && 'content' in value,
  )
  mediaTypes.set(schema, types)
  return schema
}

/** The types of a file answer; undefined: the answer is JSON. */
export const mediaTypesOf = (schema: z.ZodType): readonly string[] | undefined =>
  mediaTypes.get(schema)
