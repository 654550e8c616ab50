import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'

const kept = new WeakMap<FastifyRequest, Uint8Array[]>()

/** Keeps what the parser reads; its limit of length is the limit of what is kept. */
export const keepRawBody = async (
  request: FastifyRequest,
  _reply: FastifyReply,
  payload: Readable,
): Promise<Readable> => {
  const chunks: Uint8Array[] = []
  kept.set(request, chunks)
  const read = async function* () {
    for await (const chunk of payload) {
      chunks.push(chunk as Uint8Array)
      yield chunk
    }
  }
  return Readable.from(read())
}

/** The bytes of the body as they came, of an endpoint that asks for them (`hasRawBody`). */
export const rawBodyOf = (request: FastifyRequest): Buffer => Buffer.concat(kept.get(request) ?? [])
