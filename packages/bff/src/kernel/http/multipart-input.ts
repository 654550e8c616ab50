import type { MultipartFile } from '@fastify/multipart'
import type { Endpoint, IncomingFile, Multipart } from '@isp/contract'
import type { FastifyRequest } from 'fastify'
import { AppError, fieldError, invalidFields } from '../app-error.ts'
import { readableFileName } from '../file-name.ts'

/** Limits of form fields beside the files: their number and length. */
const MAX_FIELDS = 50
const MAX_FIELD_BYTES = 64 * 1024

const limitCodes: Readonly<Record<string, true>> = {
  FST_PARTS_LIMIT: true,
  FST_FILES_LIMIT: true,
  FST_FIELDS_LIMIT: true,
}

/** Turns errors of the parser into those of the contract; our own errors are returned unchanged. */
const asRefusal = (error: unknown, { maxFiles }: Multipart): unknown => {
  if (error instanceof AppError) return error
  const { code = '' } = error as { code?: string }
  if (code === 'FST_INVALID_MULTIPART_CONTENT_TYPE') {
    return new AppError('MEDIA_TYPE_UNSUPPORTED', {}, { cause: error })
  }
  if (limitCodes[code]) return new AppError('FILES_TOO_MANY', { max: maxFiles }, { cause: error })
  return new AppError('FILE_BROKEN_OFF', {}, { cause: error })
}

async function* readContent(part: MultipartFile, form: Multipart): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of part.file) yield chunk as Uint8Array
  } catch (error) {
    throw asRefusal(error, form)
  }
  if (part.file.truncated) throw new AppError('FILE_TOO_LARGE')
}

export type MultipartInput = { fields: Record<string, unknown>; files: AsyncIterable<IncomingFile> }

/**
 * Reads the fields of a form and streams its files; files are not kept in memory or on disk here.
 * @throws AppError MEDIA_TYPE_UNSUPPORTED if it is not a form; REQUEST_INVALID for a field after the files or one too
 * many; while reading: FILES_TOO_MANY, FILE_TOO_LARGE, FILE_BROKEN_OFF
 */
export const readMultipart = async (
  { multipart }: Endpoint,
  request: FastifyRequest,
): Promise<MultipartInput> => {
  const form = multipart ?? { maxFiles: 0, maxBytes: 0 }
  if (!request.isMultipart()) throw new AppError('MEDIA_TYPE_UNSUPPORTED')
  const partName = form.maxFiles === 1 ? 'file' : 'files'
  const parts = request.parts({
    limits: {
      files: form.maxFiles,
      fileSize: form.maxBytes,
      fields: MAX_FIELDS,
      fieldSize: MAX_FIELD_BYTES,
      headerPairs: 20,
    },
  })
  const next = async () => {
    try {
      return (await parts.next()).value
    } catch (error) {
      throw asRefusal(error, form)
    }
  }
  const fields: Record<string, unknown> = {}
  let part = await next()
  for (; part?.type === 'field'; part = await next()) {
    const { fieldname, value, valueTruncated } = part
    if (valueTruncated || Object.hasOwn(fields, fieldname)) {
      throw invalidFields(fieldError(fieldname.slice(0, 60), 'INVALID'))
    }
    fields[fieldname] = value
  }

  async function* readFiles(): AsyncGenerator<IncomingFile> {
    for (; part; part = await next()) {
      if (part.type !== 'file' || part.fieldname !== partName) {
        throw invalidFields(fieldError(part.fieldname.slice(0, 60), 'INVALID'))
      }
      yield { name: readableFileName(part.filename ?? ''), content: readContent(part, form) }
      if (!part.file.readableEnded) part.file.resume() // an unread file must not block the next one
    }
  }
  return { fields, files: readFiles() }
}

/** Drains the rest of a refused form: clients read the answer only after sending everything. */
export const drainRequest = ({ raw }: FastifyRequest): void => {
  if (raw.readableEnded || raw.destroyed) return
  raw.unpipe()
  raw.resume()
}
