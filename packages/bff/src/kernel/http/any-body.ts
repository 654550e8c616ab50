import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'

const MAX_BYTES = 65_536

/** Keys that the JSON parser refuses a whole body for. */
const refused: readonly string[] = ['__proto__', 'constructor']

const jsonOf = (text: string): string => {
  try {
    const value: unknown = JSON.parse(text, (key, inner) =>
      refused.includes(key) ? undefined : inner,
    )
    return JSON.stringify(value)
  } catch {
    return '{}'
  }
}

/** A body that cannot be wrong, of an endpoint that refuses none (`takesAnyBody`): what is no JSON becomes an empty object. */
export const takeAnyBody = async (
  request: FastifyRequest,
  _reply: FastifyReply,
  payload: Readable,
): Promise<Readable> => {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of payload) {
    bytes += (chunk as Uint8Array).length
    if (bytes > MAX_BYTES) throw new AppError('REQUEST_TOO_LARGE')
    chunks.push(chunk as Uint8Array)
  }
  request.headers['content-type'] = 'application/json'
  // of the bytes that came, not of those that are parsed
  delete request.headers['content-length']
  request.headers['transfer-encoding'] = 'chunked'
  return Readable.from([Buffer.from(jsonOf(Buffer.concat(chunks).toString('utf8')))])
}
