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
const contents = new WeakMap<z.ZodType, z.ZodType>()

/**
 * In the `answers` of an endpoint: a file, of one of these types (any, unless said). `content`: of a file of JSON, what is in it;
 * it is described, not checked.
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

/** What is in a file of JSON that an endpoint answers with. */
export const contentOf = (schema: z.ZodType): z.ZodType | undefined => contents.get(schema)

/** The types of a file answer; undefined: the answer is JSON. */
export const mediaTypesOf = (schema: z.ZodType): readonly string[] | undefined =>
  mediaTypes.get(schema)
