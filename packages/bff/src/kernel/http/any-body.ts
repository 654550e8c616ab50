import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'

const MAX_BYTES = 65_536

/** Keys for which the JSON parser refuses the whole body. */
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

/** For endpoints that accept any body (`takesAnyBody`): a body that is not JSON becomes an empty object. */
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
  // it is the length of the received bytes, not of the replaced body
  delete request.headers['content-length']
  request.headers['transfer-encoding'] = 'chunked'
  return Readable.from([Buffer.from(jsonOf(Buffer.concat(chunks).toString('utf8')))])
}
