import { randomUUID } from 'node:crypto'
import { reservedFileSchema } from '@isp/contract'

const SIZE = 300_000

/** A file that a browser without an account has announced. */
export type SentFile = {
  /** Sends it; gives the status of the answer. */
  send: () => Promise<number>
  /** Whether the shop gives it back as it was. */
  isWhole: () => Promise<boolean>
}

export const reserveFile = async (origin: string): Promise<SentFile> => {
  const headers = { 'x-client-id': randomUUID() }
  const content = Buffer.alloc(SIZE, ' ')
  content.write('%PDF-1.7\n')
  const reserved = await fetch(`${origin}/bff/api/files/reserve`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'a.pdf', size: SIZE, purpose: 'feedback' }),
  })
  const { id } = reservedFileSchema.parse(await reserved.json())
  return {
    send: async () => {
      const body = new FormData()
      body.append('file', new File([content], 'a.pdf', { type: 'application/pdf' }))
      const url = `${origin}/bff/api/files/upload/${id}`
      const answer = await fetch(url, { method: 'POST', headers, body })
      await answer.arrayBuffer()
      return answer.status
    },
    isWhole: async () => {
      const answer = await fetch(`${origin}/bff/api/files/download/${id}`, { headers })
      return content.equals(Buffer.from(await answer.arrayBuffer()))
    },
  }
}
