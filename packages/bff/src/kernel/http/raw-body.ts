import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'

const kept = new WeakMap<FastifyRequest, Uint8Array[]>()

/** Keeps the bytes that the parser reads; the parser's length limit applies to them. */
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

/** The received bytes of the body, for endpoints that ask for them (`hasRawBody`). */
export const rawBodyOf = (request: FastifyRequest): Buffer => Buffer.concat(kept.get(request) ?? [])
