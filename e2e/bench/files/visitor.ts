import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'

const BYTES = 25 * 1024 * 1024
const PIECE = Buffer.alloc(64 * 1024, ' ')

/** A form with one PDF of 25 MB, made as it is sent: the bench itself keeps none either. */
const formStream = (boundary: string): BodyInit => {
  async function* parts() {
    yield Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`,
    )
    const head = Buffer.from('%PDF-1.7\n')
    yield head
    for (let left = BYTES - head.length; left > 0; left -= PIECE.length) {
      yield left < PIECE.length ? PIECE.subarray(0, left) : PIECE
    }
    yield Buffer.from(`\r\n--${boundary}--\r\n`)
  }
  return Readable.toWeb(Readable.from(parts(), { objectMode: false })) as BodyInit
}

/** Somebody who has not signed in; each file is sent by another browser, so that no daily limit is in the way. */
export const createVisitor = (origin: string) => {
  const owners = new Map<string, string>()
  const ok = async (response: Response): Promise<Response> => {
    if (response.ok) return response
    throw new Error(`${response.url}: ${response.status} ${await response.text()}`)
  }
  return {
    upload: async (): Promise<string> => {
      const client = randomUUID()
      const headers = { 'x-client-id': client }
      const reserved = await ok(
        await fetch(`${origin}/bff/api/files/reserve`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ name: 'a.pdf', size: BYTES, purpose: 'feedback' }),
        }),
      )
      const { id } = (await reserved.json()) as { id: string }
      const boundary = 'isp-bench'
      const request: RequestInit & { duplex: 'half' } = {
        method: 'POST',
        headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
        body: formStream(boundary),
        duplex: 'half',
      }
      await ok(await fetch(`${origin}/bff/api/files/upload/${id}`, request))
      owners.set(id, client)
      return id
    },
    download: async (id: string): Promise<void> => {
      const response = await ok(
        await fetch(`${origin}/bff/api/files/download/${id}`, {
          headers: { 'x-client-id': owners.get(id) ?? '' },
        }),
      )
      let size = 0
      for await (const chunk of response.body ?? []) size += chunk.length
      if (size !== BYTES) throw new Error(`${size} bytes of ${BYTES} came`)
    },
  }
}
